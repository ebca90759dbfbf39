import type { Capacity } from '#domain/identity/permissions';
import type { UserState } from './userSlice.ts';

/** The capacity in which the person of this tab acts, which determines what the screens hide. */
export function capacityOf({ role, judge_status, stage }: UserState): Capacity {
  if (role === null) return 'visitor';
  if (stage !== 'complete') return 'signing_in';
  return role === 'judge' && judge_status !== 'verified' ? 'pending_judge' : role;
}
