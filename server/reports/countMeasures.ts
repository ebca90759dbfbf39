import { sql } from 'drizzle-orm';
import { clearanceRate, type Measure } from '#domain/reports/measures';
import { reportCases, reportDecisions, reportFilings, reportHearings } from '#server/db/schema/reports';
import type { Db } from '#server/kernel/Database';
import { closed, decided, type HearingGroup, heard, isIn, type Narrowing, opened, received } from './rowConditions.ts';

/** How many of the decisions are this one. */
export const ofDecision = (decision: 'accepted' | 'returned' | 'rejected') =>
  sql<number>`(count(*) filter (where ${reportDecisions.decision} = ${decision}))::int`;
/** The median of the seconds from the receipt to the decision. */
export const medianTurnaround = sql<
  number | null
>`(percentile_cont(0.5) within group (order by ${reportDecisions.turnaround}))::float8`;
/** How many of the hearings were held or canceled, or are still to come. */
export const countOfHearings = (group: HearingGroup, today: string) =>
  sql<number>`(count(*) filter (where ${isIn(group, today)}))::int`;

/** Every figure of a period. */
export async function countMeasures(db: Db, at: Narrowing): Promise<Record<Measure, number | null>> {
  // One after the other: they run in one transaction, which has one connection.
  const arrived = await db.$count(reportFilings, received(db, at));
  const decisions = await db
    .select({
      approved: ofDecision('accepted'),
      returned: ofDecision('returned'),
      rejected: ofDecision('rejected'),
      median: medianTurnaround,
      p90: sql<number | null>`(percentile_cont(0.9) within group (order by ${reportDecisions.turnaround}))::float8`,
    })
    .from(reportDecisions)
    .where(decided(at));
  const began = await db.$count(reportCases, opened(at));
  const ended = await db.$count(reportCases, closed(at));
  const sat = await db
    .select({
      held: countOfHearings('held', at.today),
      cancelled: countOfHearings('cancelled', at.today),
      upcoming: countOfHearings('upcoming', at.today),
    })
    .from(reportHearings)
    .where(heard(at, 'all'));
  const [figures, hearing] = [decisions[0]!, sat[0]!];
  return {
    filings_received: arrived,
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
