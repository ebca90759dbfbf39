import { delaysOf, laterTime, minutesOfDay } from '#domain/courtroom/pace';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findHearingsOfDayForSystem } from '#server/calendar/hearingRepository';
import type { Db } from '#server/kernel/Database';
import { findRecordsForSystem, type StoredRecord } from './recordRepository.ts';
import { findLateSessionsForSystem } from './sessionRepository.ts';

/** The delays of the waiting hearings of a judge’s day, in minutes. The hearings are in order. */
export function delaysOfSession(
  hearings: readonly StoredHearing[],
  records: ReadonlyMap<string, StoredRecord>,
  delay: number,
): Map<string, number> {
  const paced = hearings.map((hearing) => ({
    id: hearing.id,
    starts: minutesOfDay(hearing.hearing_time),
    duration: hearing.duration_minutes,
    isWaiting: isWaiting(hearing, records.get(hearing.id)),
  }));
  return delaysOf(paced, delay);
}

/** Set for this day, and not called or ended yet. */
export const isWaiting = ({ status }: StoredHearing, record: StoredRecord | undefined): boolean =>
  status === 'scheduled' && (record === undefined || record.stage === 'waiting');

/** When the hearings of a court’s day that is late are expected, by hearing; those that are on time are left out. */
export async function expectedTimesForSystem(
  db: Db,
  court_id: string,
  date: string,
): Promise<ReadonlyMap<string, string>> {
  const late = await findLateSessionsForSystem(db, court_id, date);
  const expected = new Map<string, string>();
  for (const { judge_id, delay_minutes } of late) {
    const hearings = await findHearingsOfDayForSystem(db, { court_id, judge_id, date });
    const records = await findRecordsForSystem(
      db,
      hearings.map(({ id }) => id),
    );
    const delays = delaysOfSession(hearings, records, delay_minutes);
    for (const { id, hearing_time } of hearings) {
      const minutes = delays.get(id) ?? 0;
      if (minutes > 0) expected.set(id, laterTime(hearing_time, minutes));
    }
  }
  return expected;
}
