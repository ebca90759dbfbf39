import { count, sql } from 'drizzle-orm';
import type { Report } from '#contract/reports';
import { partsOf } from '#domain/reports/periods';
import { reportDecisions, reportFilings } from '#server/db/schema/reports';
import type { Db } from '#server/kernel/Database';
import { ofDecision } from './countMeasures.ts';
import { decided, type Narrowing, received } from './rowConditions.ts';

/** Filings by the days of the court on which they were received and decided, in the parts of the period. */
export async function countOverTime(db: Db, at: Narrowing): Promise<Report['filings_over_time']> {
  const dayOf = (column: typeof reportFilings.received_at | typeof reportDecisions.settled_at) =>
    sql<string>`to_char(${column} at time zone ${at.time_zone}, 'YYYY-MM-DD')`;
  const arrived = await db
    .select({ day: dayOf(reportFilings.received_at), n: count() })
    .from(reportFilings)
    .where(received(db, at))
    .groupBy(sql`1`);
  const decisions = await db
    .select({
      day: dayOf(reportDecisions.settled_at),
      approved: ofDecision('accepted'),
      returned: ofDecision('returned'),
      rejected: ofDecision('rejected'),
    })
    .from(reportDecisions)
    .where(decided(at))
    .groupBy(sql`1`);
  return partsOf(at).map(({ from, to }) => {
    const within = <Row extends { day: string }>(rows: Row[]) => rows.filter(({ day }) => day >= from && day <= to);
    const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
    const here = within(decisions);
    return {
      from,
      to,
      received: sum(within(arrived).map(({ n }) => n)),
      approved: sum(here.map(({ approved }) => approved)),
      returned: sum(here.map(({ returned }) => returned)),
      rejected: sum(here.map(({ rejected }) => rejected)),
    };
  });
}
