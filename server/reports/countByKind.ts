import { asc, count, sql } from 'drizzle-orm';
import type { Report } from '#contract/reports';
import { caseTypes } from '#domain/courts/choices';
import { clearanceRate } from '#domain/reports/measures';
import { reportCases, reportFilings, reportHearings } from '#server/db/schema/reports';
import type { Db } from '#server/kernel/Database';
import { countOfHearings } from './countMeasures.ts';
import { closed, heard, type Narrowing, opened, received } from './rowConditions.ts';

const mostLines = 40;

/** Filings received and cases opened and closed, for each of the six case types. */
export async function countByCaseType(db: Db, at: Narrowing): Promise<Report['by_case_type']> {
  const arrived = await db
    .select({ of: reportFilings.case_type, n: count() })
    .from(reportFilings)
    .where(received(db, at))
    .groupBy(reportFilings.case_type);
  const began = await db
    .select({ of: reportCases.case_type, n: count() })
    .from(reportCases)
    .where(opened(at))
    .groupBy(reportCases.case_type);
  const ended = await db
    .select({ of: reportCases.case_type, n: count() })
    .from(reportCases)
    .where(closed(at))
    .groupBy(reportCases.case_type);
  return caseTypes.map((case_type) => {
    const of = (rows: { of: string | null; n: number }[]) => rows.find((row) => row.of === case_type)?.n ?? 0;
    const [opens, closes] = [of(began), of(ended)];
    return { case_type, received: of(arrived), opened: opens, closed: closes, clearance: clearanceRate(opens, closes) };
  });
}

/** The hearings of a period by type of event, the most frequent first. */
export async function countHearingsByType(db: Db, at: Narrowing): Promise<Report['hearings_by_type']> {
  const rows = await countHearings(db, at, 'event_type');
  return rows.map(({ of, ...counts }) => ({ event_type: of, ...counts }));
}

/** The hearings of a period by judge, the busiest first. */
export async function countHearingsByJudge(db: Db, at: Narrowing): Promise<Report['hearings_by_judge']> {
  const rows = await countHearings(db, at, 'judge');
  return rows.map(({ of, ...counts }) => ({ judge: of, ...counts }));
}

function countHearings(db: Db, at: Narrowing, by: 'event_type' | 'judge') {
  const of = reportHearings[by];
  return db
    .select({
      of: sql<string>`${of}`,
      held: countOfHearings('held', at.today),
      cancelled: countOfHearings('cancelled', at.today),
      upcoming: countOfHearings('upcoming', at.today),
    })
    .from(reportHearings)
    .where(heard(at, 'all'))
    .groupBy(of)
    .orderBy(sql`count(*) desc`, asc(of))
    .limit(mostLines);
}
