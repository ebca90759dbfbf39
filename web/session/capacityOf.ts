import type { Capacity } from '#domain/identity/permissions';
import type { UserState } from './userSlice.ts';

/** In which capacity the person of this tab acts; what the screens hide, they hide by it. */
export function capacityOf({ role, judge_status, stage }: UserState): Capacity {
  if (role === null) return 'visitor';
  if (stage !== 'complete') return 'signing_in';
  return role === 'judge' && judge_status !== 'verified' ? 'pending_judge' : role;
}
