import { and, count, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { reviewSections } from '#server/db/schema/sections';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { mostCounted } from '../countQueue.ts';
import { waitingForDecision } from '../reviewQueue.ts';

/** The pending filings of a section; null is the unassigned section. */
export type PendingCount = { section_id: string | null; total: number; more: boolean; oldest: Date | null };

/** The pending filings that the viewer has access to, by section: their number, up to a limit, and since when the oldest waits. */
export async function countPending(db: Db, viewer: Actor): Promise<PendingCount[]> {
  const waiting = (section: SQL) => and(visibleFilings(viewer), ...waitingForDecision(), section);
  const counted = (section: SQL) => sql<number>`(
    select count(*)::int from (select 1 from ${filings} where ${waiting(section)} limit ${mostCounted + 1}) counted)`;
  const oldest = (section: SQL) =>
    sql<Date | null>`(
    select ${filings.received_at} from ${filings} where ${waiting(section)}
    order by ${filings.received_at}, ${filings.id} limit 1)`.mapWith(filings.received_at);
  const own = sql`${filings.section_id} = ${sql`${reviewSections}.id`}`;
  const none = sql`${filings.section_id} is null`;
  const [sections, [unassigned]] = await Promise.all([
    db
      .select({ section_id: reviewSections.id, n: counted(own), oldest: oldest(own) })
      .from(reviewSections)
      .where(eq(reviewSections.court_id, viewer.court_id)),
    db.select({ n: counted(none), oldest: oldest(none) }).from(sql`(select 1) as one`),
  ]);
  return [...sections, { section_id: null, ...unassigned! }].map(({ n, ...one }) => ({
    ...one,
    total: Math.min(n, mostCounted),
    more: n > mostCounted,
  }));
}

/** The decisions in effect on filings that the viewer has access to, made within periods, by the section of the filing. */
export async function countDecided(
  db: Db,
  viewer: Actor,
  periods: readonly Span[],
): Promise<Map<string | null, number>> {
  const [first] = periods;
  if (!first) return new Map();
  const within = periods.map(({ starts_at, ends_at }) =>
    and(gte(reviews.decided_at, starts_at), lt(reviews.decided_at, ends_at)),
  );
  const found = await db
    .select({ section_id: filings.section_id, n: count() })
    .from(reviews)
    .innerJoin(filings, eq(filings.id, reviews.filing_id))
    .where(
      and(
        eq(reviews.state, 'effective'),
        // A decision takes effect after it is made; the index is on the latter.
        gte(reviews.settled_at, first.starts_at),
        or(...within),
        visibleFilings(viewer),
      ),
    )
    .groupBy(filings.section_id);
  return new Map(found.map(({ section_id, n }) => [section_id, n]));
}

/** All pending filings of a court. */
export async function countPendingForSystem(db: Db, court_id: string): Promise<number> {
  return db.$count(filings, and(eq(filings.court_id, court_id), ...waitingForDecision()));
}
