import type { HearingStatus } from '#domain/hearings/statuses';
import type { HearingStage, OutcomeId } from './HearingRecord.ts';

/** Where a hearing is in the courtroom, as the calendar shows it. */
export type CourtroomStatus = 'waiting' | 'called' | 'in_session' | 'submitted' | 'continued' | 'done' | 'off_calendar';

/** A record, as far as the status depends on it. */
export type RecordedHearing = { stage: HearingStage; outcome: OutcomeId | null };

const ofOutcome: Record<OutcomeId, CourtroomStatus> = {
  held: 'done',
  no_appearance: 'done',
  submitted: 'submitted',
  continued: 'continued',
  vacated: 'off_calendar',
  off_calendar: 'off_calendar',
};

/** From the record of the courtroom, or else from the status of the hearing. */
export function courtroomStatusOf(status: HearingStatus, record: RecordedHearing | null): CourtroomStatus {
  if (record?.outcome) return ofOutcome[record.outcome];
  if (status === 'adjourned') return 'continued';
  if (status === 'cancelled') return 'off_calendar';
  if (status === 'completed') return 'done';
  return record && record.stage !== 'ended' ? record.stage : 'waiting';
}
