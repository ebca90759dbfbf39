import { and, eq } from 'drizzle-orm';
import { isCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays, weekdayOf } from '#domain/days/days';
import { toMoment } from '#domain/hearings/courtTime';
import { findIds } from '#domain/hearings/findByName';
import { readDirectory } from '#server/calendar/readDirectory';
import { insertHearings } from '#server/calendar/writeHearings';
import { insertSitting } from '#server/calendar/writeSitting';
import { readCourt } from '#server/courts/readCourt';
import { courtrooms, judgeAvailability } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { people } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';
import { plannedJudges } from './plan/people.ts';

/** Holds a motion calendar on Wednesday mornings; the plan of hearings leaves those days free. */
export const sittingJudge = plannedJudges[2]!;
const awayJudge = plannedJudges[5]!;
const weeks = 6;
const calledEach = 4;
const calledMinutes = 30;

/** The calendar calls to come with what is called in them, and a judge who is away. Nothing where it is there already. */
export async function seedChambers(tx: Db, court_id: string, now: Date): Promise<void> {
  const court = await readCourt(tx, now, court_id);
  const at = (date: string, time: string) => toMoment({ date, time }, court.time_zone)!;
  const idOf = async (full_name: string) => {
    const [judge] = await tx.select({ id: people.id }).from(people).where(eq(people.full_name, full_name));
    return judge!.id;
  };
  await tx.insert(judgeAvailability).values({
    court_id,
    judge_id: await idOf(awayJudge.full_name),
    status: 'out_of_office',
    starts_at: at(addDays(court.today, -1), '08:00'),
    ends_at: at(addDays(court.today, 3), '18:00'),
    note: 'Judicial education.',
  });
  const [room] = await tx
    .select({ id: courtrooms.id })
    .from(courtrooms)
    .where(and(eq(courtrooms.court_id, court_id), eq(courtrooms.name, sittingJudge.courtroom)));
  const judge_id = await idOf(sittingJudge.full_name);
  const waiting = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.court_id, court_id), eq(cases.judge_id, judge_id), eq(cases.status, 'open')))
    .orderBy(cases.case_number);
  const directory = await readDirectory(tx, court_id);
  const named = { judge: sittingJudge.full_name, venue: sittingJudge.courtroom, event_type: 'Motion hearing' };
  for (const [week, date] of comingWednesdays(court.today).entries()) {
    if (!isCourtDay(date, court.calendar)) continue;
    const sitting = await insertSitting(tx, {
      court_id,
      title: 'Law and motion calendar',
      judge_id,
      courtroom_id: room!.id,
      starts_at: at(date, '09:00'),
      ends_at: at(date, '12:00'),
      capacity: 12,
    });
    const called = waiting.slice(week * calledEach, (week + 1) * calledEach);
    await insertHearings(
      tx,
      called.map(({ id: case_id, case_number, case_type, title: case_title }) => ({
        court_id,
        case_id,
        case_number,
        case_type,
        case_title,
        ...named,
        ...findIds(directory, named),
        hearing_date: date,
        hearing_time: '09:00',
        duration_minutes: calledMinutes,
        sitting_id: sitting.id,
      })),
    );
  }
}

/** The Wednesdays of the coming weeks. */
export function comingWednesdays(today: string): string[] {
  return Array.from({ length: weeks * 7 }, (_, index) => addDays(today, index + 1)).filter(
    (date) => weekdayOf(date) === 'Wednesday',
  );
}
