import type { HearingStatus } from '#domain/hearings/statuses';
import { type DispositionId, dispositions } from '#domain/rulings/dispositions';
import { type CourtroomStatus, courtroomStatusOf, type RecordedHearing } from './courtroomStatusOf.ts';

/** Where a hearing of today is. */
export type LiveStatus = CourtroomStatus | 'ruled';

/**
 * The status of a hearing, from what the clerk recorded in the courtroom, its outcome, and the rulings on the motions of
 * its case; null for a pending one.
 */
export function liveStatusOf(
  status: HearingStatus,
  motions: readonly (DispositionId | null)[],
  record: RecordedHearing | undefined = undefined,
): LiveStatus {
  const inCourt = record ? courtroomStatusOf(status, record) : 'waiting';
  if (inCourt !== 'waiting' && status === 'scheduled') return inCourt;
  if (status === 'adjourned') return 'continued';
  if (status === 'cancelled') return 'off_calendar';
  const made = motions.filter((one) => one !== null);
  const isComplete = motions.length > 0 && made.length === motions.length;
  if (isComplete && made.includes('submitted')) return 'submitted';
  if (isComplete && made.every((one) => dispositions[one].decides)) return 'ruled';
  return status === 'completed' ? 'done' : 'waiting';
}
