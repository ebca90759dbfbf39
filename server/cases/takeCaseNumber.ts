import { and, eq, sql } from 'drizzle-orm';
import { writeCaseNumber } from '#domain/caseNumbers/writeCaseNumber';
import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { cases } from '#server/db/schema/cases';
import { caseCounters } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';

type Court = { id: string; level: CourtLevel; jurisdiction: Jurisdiction };

/**
 * The next number of a court's cases of a type in a year. The counter's row stays locked until the transaction ends,
 * and rolls back with it, so that no number is assigned twice and none is left out. Numbers of imported cases are
 * skipped.
 */
export async function takeCaseNumber(tx: Db, court: Court, year: number, case_type: CaseType): Promise<string> {
  for (;;) {
    const [counter] = await tx
      .insert(caseCounters)
      .values({ court_id: court.id, year, case_type, last_number: 1 })
      .onConflictDoUpdate({
        target: [caseCounters.court_id, caseCounters.year, caseCounters.case_type],
        set: { last_number: sql`${caseCounters.last_number} + 1` },
      })
      .returning({ last: caseCounters.last_number });
    const number = writeCaseNumber(court, year, case_type, counter!.last);
    if (!(await isTaken(tx, court.id, number))) return number;
  }
}

async function isTaken(tx: Db, court_id: string, case_number: string): Promise<boolean> {
  const [taken] = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.court_id, court_id), eq(cases.case_number, case_number)));
  return taken !== undefined;
}
