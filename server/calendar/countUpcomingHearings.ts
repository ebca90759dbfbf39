import { and, count, eq, gte, sql } from 'drizzle-orm';
import { zoneOf } from '#server/courts/zoneOf';
import { hearings } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleHearings } from '#server/visibility/visibleHearings';

/** Hearings of the viewer's court that start at this moment or later, in the court's time zone. */
export async function countUpcomingHearings(db: Db, viewer: Actor, now: Date): Promise<number> {
  const courtsNow = sql`${now.toISOString()}::timestamptz at time zone ${await zoneOf(db, viewer.court_id)}`;
  const [found] = await db
    .select({ n: count() })
    .from(hearings)
    .where(
      and(
        visibleHearings(db, viewer),
        eq(hearings.status, 'scheduled'),
        gte(hearings.hearing_date, sql`(${courtsNow})::date`),
        sql`${hearings.hearing_date} + ${hearings.hearing_time} >= ${courtsNow}`,
      ),
    );
  return found!.n;
}
