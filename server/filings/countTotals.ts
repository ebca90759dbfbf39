import { and, count, eq, gte, type SQL, sql } from 'drizzle-orm';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { courts } from '#server/db/schema/courts';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from '#server/visibility/visibleCases';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { visibleHearings } from '#server/visibility/visibleHearings';

/** The means over all filings that the person may see; a mean of nothing is null. */
export async function averageFilings(db: Db, asker: Actor) {
  const [means] = await db
    .select({
      total_documents: count(),
      average_processing_time: sql<number | null>`round(avg(${filings.processing_time_seconds})::numeric, 2)::float8`,
      average_accuracy: sql<number | null>`round(avg(${filings.accuracy_score})::numeric, 1)::float8`,
    })
    .from(filings)
    .where(visibleFilings(asker));
  return means!;
}

/** How many of the filings that the person may see match. */
export async function countFilings(db: Db, asker: Actor, matching: SQL): Promise<number> {
  return db.$count(filings, and(visibleFilings(asker), matching));
}

export async function countCases(db: Db, asker: Actor): Promise<number> {
  return db.$count(cases, visibleCases(db, asker));
}

/** Hearings from this moment on, by the clock of the court in which they are held. */
export async function countUpcomingHearings(db: Db, asker: Actor, now: Date): Promise<number> {
  const courtsNow = sql`${now.toISOString()}::timestamptz at time zone ${courts.time_zone}`;
  const [found] = await db
    .select({ n: count() })
    .from(hearings)
    .innerJoin(courts, eq(courts.id, hearings.court_id))
    .where(
      and(
        visibleHearings(db, asker),
        eq(hearings.status, 'scheduled'),
        gte(hearings.hearing_date, sql`(${courtsNow})::date`),
        sql`${hearings.hearing_date} + ${hearings.hearing_time} >= ${courtsNow}`,
      ),
    );
  return found!.n;
}
