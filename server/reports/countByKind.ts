import { asc, count, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Report } from '#contract/reports';
import { caseTypes } from '#domain/courts/choices';
import { clearanceRate } from '#domain/reports/measures';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { ofHeap } from './countMeasures.ts';
import { closed, heard, type Narrowing, opened, received } from './rowConditions.ts';

const mostLines = 40;

/** What came and went in each case type, all six of them. */
export async function countByCaseType(db: Db, at: Narrowing): Promise<Report['by_case_type']> {
  const came = await db
    .select({ of: filings.case_type, n: count() })
    .from(filings)
    .where(received(db, at))
    .groupBy(filings.case_type);
  const began = await db
    .select({ of: cases.case_type, n: count() })
    .from(cases)
    .where(opened(at))
    .groupBy(cases.case_type);
  const ended = await db
    .select({ of: cases.case_type, n: count() })
    .from(cases)
    .where(closed(at))
    .groupBy(cases.case_type);
  return caseTypes.map((case_type) => {
    const of = (rows: { of: string | null; n: number }[]) => rows.find((row) => row.of === case_type)?.n ?? 0;
    const [opens, closes] = [of(began), of(ended)];
    return { case_type, received: of(came), opened: opens, closed: closes, clearance: clearanceRate(opens, closes) };
  });
}

export async function countHearingsByType(db: Db, at: Narrowing): Promise<Report['hearings_by_type']> {
  const rows = await countHearings(db, at, hearings.event_type);
  return rows.map(({ of, ...counts }) => ({ event_type: of, ...counts }));
}

export async function countHearingsByJudge(db: Db, at: Narrowing): Promise<Report['hearings_by_judge']> {
  const rows = await countHearings(db, at, hearings.judge);
  return rows.map(({ of, ...counts }) => ({ judge: of, ...counts }));
}

function countHearings(db: Db, at: Narrowing, of: PgColumn) {
  return db
    .select({
      of: sql<string>`${of}`,
      held: ofHeap('held', at.today),
      cancelled: ofHeap('cancelled', at.today),
      upcoming: ofHeap('upcoming', at.today),
    })
    .from(hearings)
    .where(heard(at, 'all'))
    .groupBy(of)
    .orderBy(sql`count(*) desc`, asc(of))
    .limit(mostLines);
}
