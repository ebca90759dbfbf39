import { sql } from 'drizzle-orm';
import { dayMs } from '#domain/days/days';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** How long a court took to decide on its latest filings. */
export type DecisionTimes = { median_seconds: number; decisions: number };

export const measuredDays = 60;
/** The latest decisions suffice; more would cost time without changing the median much. */
export const mostMeasured = 1000;
/** With fewer decisions, a median says little. */
const fewestMeasured = 10;
/** The figure changes slowly, and every confirmation shows it. */
const keptMs = 10 * 60_000;
const measured = new WeakMap<Db, Map<string, { until: number; times: Promise<DecisionTimes | null> }>>();

/**
 * The median time from receipt to decision over a court's latest decisions of the last 60 days; null below ten. It is
 * measured at most every ten minutes in each process.
 */
export function measureDecisionTimesForSystem(
  { db, now }: Needs<'db' | 'now'>,
  court_id: string,
): Promise<DecisionTimes | null> {
  const ofPortal = measured.get(db) ?? new Map<string, { until: number; times: Promise<DecisionTimes | null> }>();
  measured.set(db, ofPortal);
  const kept = ofPortal.get(court_id);
  const at = now().getTime();
  if (kept && kept.until > at && kept.until <= at + keptMs) return kept.times;
  const times = measure(db, court_id, now());
  ofPortal.set(court_id, { until: at + keptMs, times });
  times.catch(() => ofPortal.delete(court_id));
  return times;
}

/** From the index on decisions in effect, newest first. A corrected filing has waited since it was submitted again. */
async function measure(db: Db, court_id: string, at: Date): Promise<DecisionTimes | null> {
  const since = new Date(at.getTime() - measuredDays * dayMs).toISOString();
  const { rows } = await db.execute<{ median_seconds: number | null; decisions: number }>(sql`
    select percentile_cont(0.5) within group (order by waited.seconds) as median_seconds, count(*)::int as decisions
    from (
      select extract(epoch from r.decided_at - (case
          when f.resubmitted_at <= r.decided_at then f.resubmitted_at else f.received_at end))::float8 as seconds
      from ${reviews} r join ${filings} f on f.id = r.filing_id
      where r.state = 'effective' and r.settled_at >= ${since}::timestamptz and r.settled_at <= ${at.toISOString()}::timestamptz
        and f.court_id = ${court_id} and f.attached_to is null
      order by r.settled_at desc
      limit ${mostMeasured}
    ) as waited where waited.seconds >= 0`);
  const { median_seconds, decisions } = rows[0]!;
  return median_seconds === null || decisions < fewestMeasured ? null : { median_seconds, decisions };
}
