import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { durationLimits } from '#domain/hearings/durationLimits';
import type { PastDurations } from '#domain/scheduling/plans/usualDurations';
import { typesOfHearingsForSystem } from '#server/calendar/typesOfHearingsForSystem';
import { hearingRecords } from '#server/db/schema/courtroom';
import type { Db } from '#server/kernel/Database';

/** How long a court’s hearings took since a moment, from the call to the recorded outcome, by event type and judge. */
export function findPastDurationsForSystem(db: Db, court_id: string, since: Date): Promise<PastDurations[]> {
  const { called_at, ended_at } = hearingRecords;
  const hearings = typesOfHearingsForSystem(db);
  const minutes = sql<number>`extract(epoch from ${ended_at} - ${called_at})::float / 60`;
  return db
    .select({
      type: sql<string>`${hearings.event_type_id}`,
      judge_id: sql<string>`${hearings.judge_id}`,
      count: sql<number>`count(*)::int`,
      minutes: sql<number>`avg(${minutes})`,
    })
    .from(hearingRecords)
    .innerJoin(hearings, eq(hearings.id, hearingRecords.hearing_id))
    .where(
      and(
        eq(hearingRecords.court_id, court_id),
        gte(ended_at, since),
        ...[isNotNull(hearings.event_type_id), isNotNull(hearings.judge_id)],
        // A record that was closed the next day does not show the duration.
        sql`${minutes} between 1 and ${durationLimits.most}`,
      ),
    )
    .groupBy(hearings.event_type_id, hearings.judge_id);
}
