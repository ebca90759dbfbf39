import { and, eq, exists, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { cases } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from './visibleCases.ts';
import type { Seer } from './visibleFilings.ts';

/**
 * The case in which the court placed a filing; until it decides, the case that the document names. Read it only for
 * people who see that case anyway. It is written as the index `filings_case_or_proposed` has it.
 */
export const caseOrProposed = sql<string | null>`coalesce(${filings.case_id}, ${filings.proposed_case_id})`;

/** The same of a filing that has been loaded. */
export function caseOrProposedOf(filing: Pick<typeof filings.$inferSelect, 'case_id' | 'proposed_case_id'>) {
  return filing.case_id ?? filing.proposed_case_id;
}

/**
 * The filings of a case: those that the court placed in it and, for people who see the case, the undecided ones that
 * name it. To anyone else a filing that names a case belongs to none.
 */
export function isOfCase(db: Db, viewer: Seer, case_id: string): SQL {
  const seen = db
    .select({ found: sql`1` })
    .from(cases)
    .where(and(eq(cases.id, case_id), visibleCases(db, viewer)));
  return and(eq(caseOrProposed, case_id), or(isNotNull(filings.case_id), exists(seen)))!;
}

/** The case of a filing as its filer may see it: the proposed one only if the filer has access to that case anyway. */
export async function findCaseForFiler(tx: Db, filing: typeof filings.$inferSelect) {
  const id = caseOrProposedOf(filing);
  if (id === null) return undefined;
  const filer: Seer = { capacity: 'attorney', person_id: filing.filed_by, court_id: filing.court_id };
  const [found] = await tx
    .select({ id: cases.id, case_number: cases.case_number })
    .from(cases)
    .where(and(eq(cases.id, id), visibleCases(tx, filer)));
  return found;
}
