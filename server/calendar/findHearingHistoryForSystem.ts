import { and, asc, eq, gte, or, sql } from 'drizzle-orm';
import { hearings } from '#server/db/schema/calendar';
import { hearingMoves } from '#server/db/schema/hearingMoves';
import type { Db } from '#server/kernel/Database';

/**
 * The hearings of a court since a day, future ones and requests included, and whether each follows a continued one: as
 * its next date on record, or as the next hearing of its type in its case.
 */
export function findHearingHistoryForSystem(db: Db, court_id: string, since: string) {
  const { id, event_type_id, event_type, case_type, judge_id, duration_minutes, status } = hearings;
  const { hearing_date, hearing_time, courtroom_id, sitting_id, updated_at } = hearings;
  const isNext = sql`exists (select 1 from ${hearingMoves} where ${hearingMoves.next_hearing_id} = "hearings"."id")`;
  const before = sql`lag(${status}) over (partition by ${hearings.case_id}, ${event_type} order by ${hearings.starts_at}, ${id})`;
  const follows = sql<boolean>`(${isNext} or (${hearings.case_id} is not null and coalesce(${before}, '') = 'adjourned'))`;
  return db
    .select({
      ...{ id, event_type_id, event_type, case_type, judge_id, minutes: duration_minutes, status },
      ...{ date: hearing_date, time: hearing_time, courtroom_id, sitting_id, updated_at, follows },
    })
    .from(hearings)
    .where(and(eq(hearings.court_id, court_id), or(gte(hearing_date, since), eq(status, 'requested'))))
    .orderBy(asc(hearings.starts_at), asc(id));
}

export type HearingOfHistory = Awaited<ReturnType<typeof findHearingHistoryForSystem>>[number];
