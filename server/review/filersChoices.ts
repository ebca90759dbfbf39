import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import { matchCase } from '#domain/cases/matchCase';
import { findCaseForSystem, findPartiesForSystem, type StoredCase } from '#server/cases/findCaseForSystem';
import { findKeptCaseForSystem } from '#server/cases/inKeptCase';
import type { filings } from '#server/db/schema/filings';
import { findEnvelopeChoicesForSystem, type StoredEnvelopeChoices } from '#server/filings/choices/choiceRepository';
import type { Db } from '#server/kernel/Database';
import { caseNumbered } from './caseNumbered.ts';

type Filing = typeof filings.$inferSelect;

/** What the filer chose for the envelope of a filing; an attachment that was returned alone follows its lead document. */
export async function choicesOf(db: Db, filing: Filing): Promise<StoredEnvelopeChoices | undefined> {
  return filing.attached_to === null ? findEnvelopeChoicesForSystem(db, filing.envelope_id) : undefined;
}

/** The case that the filer chose, by itself or by its number, with its parties compared. */
export async function caseChosen(db: Db, filing: Filing, chosen: StoredEnvelopeChoices | undefined) {
  if (chosen?.case_number) return caseNumbered(db, { ...filing, case_number: chosen.case_number });
  if (!chosen?.case_id) return null;
  const kept = await findKeptCaseForSystem(db, chosen.case_id);
  const found = await findCaseForSystem(db, filing.court_id, kept);
  return found ? compareParties(db, filing, found) : null;
}

async function compareParties(db: Db, filing: Filing, { id, case_number, title }: StoredCase) {
  const parties = (await findPartiesForSystem(db, id)).map(({ name }) => name);
  const named = filing.plaintiffs.length + filing.claimants.length + filing.defendants.length;
  const matched = matchCase({ ...filing, case_number }, [{ case_number, parties }])!;
  return { id, case_number, title, parties, parties_match: named === 0 || matched.parties_match };
}

/** Whether the document names a number other than that of a case. */
export const namesOtherNumber = (filing: Filing, found: { case_number: string }): boolean =>
  filing.case_number !== null && !sameBareNumber(filing.case_number, found.case_number);
