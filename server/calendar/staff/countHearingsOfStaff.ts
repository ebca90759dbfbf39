import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { dayMs } from '#domain/days/days';
import { hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';

/** The days ahead whose hearings are a person's load. */
export const loadDays = 30;

/** How many scheduled hearings of the coming days each person of the list attends. */
export async function countHearingsOfStaff(db: Db, court_id: string, now: Date): Promise<ReadonlyMap<string, number>> {
  const attending = sql<string>`unnest(array[${hearings.mediator_id}, ${hearings.interpreter_id}, ${hearings.reporter_id}])`;
  const found = await db
    .select({ id: attending.as('staff_id'), count: sql<number>`count(*)::int` })
    .from(hearings)
    .where(
      and(
        ...[eq(hearings.court_id, court_id), eq(hearings.status, 'scheduled')],
        ...[gt(hearings.starts_at, now), lt(hearings.starts_at, new Date(now.getTime() + loadDays * dayMs))],
      ),
    )
    .groupBy(sql`staff_id`);
  return new Map(found.map(({ id, count }) => [id, count]));
}
