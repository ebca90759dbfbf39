import { and, eq, sql } from 'drizzle-orm';
import { belongsToCase } from '#domain/filings/belongsToCase';
import type { CaptionValues } from '#domain/filings/FilingValues';
import { hasBareNumber } from '#server/db/bareNumber';
import { cases, parties } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';
import { inKeptCase } from './inKeptCase.ts';

/** The court's case that a filing with these values names, if there is one: a proposal for the clerk, never a ground for access. */
export async function findNamedCaseForSystem(tx: Db, courtId: string, values: CaptionValues): Promise<string | null> {
  const candidates = await findCasesNumberedForSystem(tx, courtId, values.case_number);
  const [found, ...others] = candidates.filter((candidate) => belongsToCase(values, candidate));
  return found && others.length === 0 ? found.id : null;
}

/** The court's cases with this number, regardless of its dashes and spaces, each with the names of its parties. */
export async function findCasesNumberedForSystem(tx: Db, courtId: string, case_number: string | null) {
  if (case_number === null) return [];
  return tx
    .select({
      id: cases.id,
      case_number: cases.case_number,
      title: cases.title,
      parties: sql<string[]>`coalesce(array_agg(${parties.full_name}) filter (where ${parties.id} is not null), '{}')`,
    })
    .from(cases)
    .leftJoin(parties, eq(parties.case_id, cases.id))
    .where(and(eq(cases.court_id, courtId), inKeptCase(tx, courtId, hasBareNumber(cases.case_number, case_number))))
    .groupBy(cases.id);
}
