import { and, eq } from 'drizzle-orm';
import { isCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays, weekdayOf } from '#domain/days/days';
import { toMoment } from '#domain/hearings/courtTime';
import { insertSitting } from '#server/calendar/writeSitting';
import { readCourt } from '#server/courts/readCourt';
import { courtrooms, judgeAvailability } from '#server/db/schema/calendar';
import { people } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';
import type { PlannedHearing } from './plan/PlannedCase.ts';
import { plannedJudges } from './plan/people.ts';

/** Calls motions and conferences on Wednesday mornings. */
const sittingJudge = plannedJudges[2]!;
export const sittingDay = { judge: sittingJudge.full_name, weekday: 'Wednesday' };
/** Away for judicial education from yesterday on; the plan sets no hearings on these days. */
export const awayJudge = plannedJudges[5]!;
export const awayDays = [-1, 0, 1, 2, 3];
const weeks = 6;
const [from, to] = ['09:00', '12:00'];

/** The calendar calls to come, and a judge who is away. Returns the calls by their date. */
export async function seedChambers(tx: Db, court_id: string, now: Date): Promise<Map<string, string>> {
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
    starts_at: at(addDays(court.today, awayDays[0]!), '08:00'),
    ends_at: at(addDays(court.today, awayDays.at(-1)!), '18:00'),
    note: 'Judicial education.',
  });
  const [room] = await tx
    .select({ id: courtrooms.id })
    .from(courtrooms)
    .where(and(eq(courtrooms.court_id, court_id), eq(courtrooms.name, sittingJudge.courtroom)));
  const judge_id = await idOf(sittingJudge.full_name);
  const called = new Map<string, string>();
  for (const date of comingDays(court.today)) {
    if (!isCourtDay(date, court.calendar)) continue;
    const sitting = await insertSitting(tx, {
      court_id,
      title: 'Law and motion calendar',
      judge_id,
      courtroom_id: room!.id,
      starts_at: at(date, from),
      ends_at: at(date, to),
      capacity: 12,
    });
    called.set(date, sitting.id);
  }
  return called;
}

/** The call in which a hearing is heard; undefined for one that has its time to itself. */
export function sittingOf(
  called: ReadonlyMap<string, string>,
  { judge, date, time }: Pick<PlannedHearing, 'judge' | 'date' | 'time'>,
): string | undefined {
  return judge === sittingJudge.full_name && time >= from && time < to ? called.get(date) : undefined;
}

/** The Wednesdays of the coming weeks. */
function comingDays(today: string): string[] {
  return Array.from({ length: weeks * 7 }, (_, index) => addDays(today, index + 1)).filter(
    (date) => weekdayOf(date) === sittingDay.weekday,
  );
}
