import { findCases, type StoredCase } from '#server/cases/caseRepository';
import { findCaseNumbered } from '#server/cases/findCaseNumbered';
import { findKeptCaseForSystem } from '#server/cases/inKeptCase';
import type { filings } from '#server/db/schema/filings';
import { findEnvelopeChoicesForSystem } from '#server/filings/choices/choiceRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The case into which a draft is filed: its number, and the case if the filer has access to it. */
export type CaseOfDraft = { case_number: string | null; found: StoredCase | null };

type Draft = { envelope_id: string; leads: readonly Pick<typeof filings.$inferSelect, 'case_number'>[] };

const newCase: CaseOfDraft = { case_number: null, found: null };

/**
 * The case of a draft: the one that the filer chose for the envelope, or without a choice the one whose number was read
 * from its documents or corrected. A filer without access to the case does not learn whether it exists. This is the only
 * place where service determines the case of a draft.
 */
export async function findCaseOfDraft(db: Db, filer: Actor, { envelope_id, leads }: Draft): Promise<CaseOfDraft> {
  const chosen = await findEnvelopeChoicesForSystem(db, envelope_id);
  if (chosen?.destination === 'new') return newCase;
  if (chosen?.case_id) return findChosen(db, filer, chosen.case_id);
  const case_number = chosen?.case_number ?? leads.find((one) => one.case_number !== null)?.case_number ?? null;
  if (case_number === null) return newCase;
  return { case_number, found: (await findCaseNumbered(db, filer, case_number)) ?? null };
}

/** The chosen case, or after a merge the kept one. */
async function findChosen(db: Db, filer: Actor, id: string): Promise<CaseOfDraft> {
  const kept = await findKeptCaseForSystem(db, id);
  const found = (await findCases(db, filer, [kept])).get(kept) ?? null;
  return { case_number: found?.case_number ?? null, found };
}
