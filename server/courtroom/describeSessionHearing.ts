import type { SessionHearing } from '#contract/courtroom';
import { courtroomStatusOf } from '#domain/courtroom/courtroomStatusOf';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import type { StoredRecord } from './recordRepository.ts';

/** A hearing of the session, with its status in the courtroom. */
export function describeSessionHearing(
  hearing: StoredHearing,
  record: StoredRecord | undefined,
  expected_time: string | null = null,
): SessionHearing {
  const { id, duration_minutes, case_id, case_number, case_title, event_type, venue, status } = hearing;
  return {
    ...{ id, duration_minutes, case_id, case_number, case_title, event_type, venue },
    hearing_time: hearing.hearing_time.slice(0, 5),
    status: courtroomStatusOf(status, record ?? null),
    expected_time,
    is_signed: record?.signed_at != null,
    needs_signature: record?.stage === 'ended' && record.signed_at === null,
  };
}
