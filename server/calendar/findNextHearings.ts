import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';

/** The next scheduled hearing of each of some cases from a day on, by case, for a viewer who sees them. */
export async function findNextHearingsForSystem(db: Db, case_ids: readonly string[], from: string) {
  if (case_ids.length === 0) return new Map<string, { on: string; time: string; event_type: string }>();
  const found = await db
    .selectDistinctOn([hearings.case_id], {
      ...{ case_id: hearings.case_id, on: hearings.hearing_date, event_type: hearings.event_type },
      time: sql<string>`to_char(${hearings.hearing_time}, 'HH24:MI')`,
    })
    .from(hearings)
    .where(
      and(inArray(hearings.case_id, [...case_ids]), eq(hearings.status, 'scheduled'), gte(hearings.hearing_date, from)),
    )
    .orderBy(asc(hearings.case_id), asc(hearings.hearing_date), asc(hearings.hearing_time));
  return new Map(found.map(({ case_id, ...next }) => [case_id!, next]));
}
