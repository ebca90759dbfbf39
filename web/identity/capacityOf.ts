import type { Capacity } from '#domain/identity/permissions';
import type { UserState } from './userSlice.ts';

/** In which capacity the person of this tab acts; what the screens hide, they hide by it. */
export function capacityOf({ role, judge_status }: UserState): Capacity {
  if (role === null) return 'visitor';
  return role === 'judge' && judge_status !== 'verified' ? 'pending_judge' : role;
}
