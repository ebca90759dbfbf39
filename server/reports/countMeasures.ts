import { eq, sql } from 'drizzle-orm';
import { clearanceRate, type Measure } from '#domain/reports/measures';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import type { Db } from '#server/kernel/Database';
import { closed, decided, heard, isHeap, type Narrowing, opened, received, turnaround } from './rowConditions.ts';

export const ofDecision = (decision: 'accepted' | 'returned' | 'rejected') =>
  sql<number>`(count(*) filter (where ${reviews.decision} = ${decision}))::int`;
export const medianTurnaround = sql<
  number | null
>`(percentile_cont(0.5) within group (order by ${turnaround}))::float8`;
export const ofHeap = (heap: 'held' | 'cancelled' | 'upcoming', today: string) =>
  sql<number>`(count(*) filter (where ${isHeap(heap, today)}))::int`;

/** Every figure of a period. */
export async function countMeasures(db: Db, at: Narrowing): Promise<Record<Measure, number | null>> {
  // One after the other: all of them are asked within one transaction, which has one connection.
  const came = await db.$count(filings, received(db, at));
  const decisions = await db
    .select({
      approved: ofDecision('accepted'),
      returned: ofDecision('returned'),
      rejected: ofDecision('rejected'),
      median: medianTurnaround,
      p90: sql<number | null>`(percentile_cont(0.9) within group (order by ${turnaround}))::float8`,
    })
    .from(reviews)
    .innerJoin(filings, eq(filings.id, reviews.filing_id))
    .where(decided(at));
  const began = await db.$count(cases, opened(at));
  const ended = await db.$count(cases, closed(at));
  const sat = await db
    .select({
      held: ofHeap('held', at.today),
      cancelled: ofHeap('cancelled', at.today),
      upcoming: ofHeap('upcoming', at.today),
    })
    .from(hearings)
    .where(heard(at, 'all'));
  const [figures, hearing] = [decisions[0]!, sat[0]!];
  return {
    filings_received: came,
    filings_approved: figures.approved,
    filings_returned: figures.returned,
    filings_rejected: figures.rejected,
    turnaround_median: figures.median,
    turnaround_p90: figures.p90,
    cases_opened: began,
    cases_closed: ended,
    clearance_rate: clearanceRate(began, ended),
    hearings_held: hearing.held,
    hearings_cancelled: hearing.cancelled,
    hearings_upcoming: hearing.upcoming,
  };
}
