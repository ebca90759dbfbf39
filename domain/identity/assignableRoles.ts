import type { Role } from './permissions.ts';

/** What has to stand before somebody can be given a role, beside an administrator's word (departures 3 and 6). */
export type Grounds = { judge_verified: boolean; has_roster_entry: boolean };

/** Why somebody cannot be given a role now; null where they can. */
export function whyNotAssignable(
  role: Role,
  grounds: Grounds,
): 'judge_profile_not_verified' | 'roster_entry_not_confirmed' | null {
  if (role === 'judge' && !grounds.judge_verified) return 'judge_profile_not_verified';
  if (role === 'attorney' && !grounds.has_roster_entry) return 'roster_entry_not_confirmed';
  return null;
}
