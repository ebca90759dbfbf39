import type { Role } from './permissions.ts';

/** The requirements for a role besides an administrator's decision (departures 3 and 6). */
export type Grounds = { judge_verified: boolean; has_roster_entry: boolean };

/** Why a person cannot be given a role now; null if they can. */
export function whyNotAssignable(
  role: Role,
  grounds: Grounds,
): 'judge_profile_not_verified' | 'roster_entry_not_confirmed' | null {
  if (role === 'judge' && !grounds.judge_verified) return 'judge_profile_not_verified';
  if (role === 'attorney' && !grounds.has_roster_entry) return 'roster_entry_not_confirmed';
  return null;
}
