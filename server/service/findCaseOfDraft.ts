import type { StoredCase } from '#server/cases/caseRepository';
import { findCaseNumbered } from '#server/cases/findCaseNumbered';
import type { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The case into which a draft is filed: its number, and the case if the filer has access to it. */
export type CaseOfDraft = { case_number: string | null; found: StoredCase | null };

/**
 * The case of a draft, by the number that was read from its documents or that the filer corrected. A filer without access
 * to the case does not learn whether it exists. This is the only place where service determines the case of a draft.
 */
export async function findCaseOfDraft(
  db: Db,
  filer: Actor,
  leads: readonly Pick<typeof filings.$inferSelect, 'case_number'>[],
): Promise<CaseOfDraft> {
  const case_number = leads.find((one) => one.case_number !== null)?.case_number ?? null;
  if (case_number === null) return { case_number, found: null };
  return { case_number, found: (await findCaseNumbered(db, filer, case_number)) ?? null };
}
