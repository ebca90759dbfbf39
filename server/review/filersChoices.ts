import type { FilersChoices } from '#contract/review';
import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import { matchCase } from '#domain/cases/matchCase';
import { findCaseForSystem, findPartiesForSystem, type StoredCase } from '#server/cases/findCaseForSystem';
import { findKeptCaseForSystem } from '#server/cases/inKeptCase';
import type { filings } from '#server/db/schema/filings';
import {
  findDocumentChoicesForSystem,
  findEnvelopeChoicesForSystem,
  type StoredEnvelopeChoices,
} from '#server/filings/choices/choiceRepository';
import { findDocumentsForSystem } from '#server/filings/filingRepository';
import type { Db } from '#server/kernel/Database';
import { findFilingCodes } from '#server/packs/findCodes';
import { findPack } from '#server/packs/findPack';
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

/** The choices as the clerk sees them; null if the filer chose nothing and wrote no note. */
export async function describeFilersChoices(db: Db, filing: Filing): Promise<FilersChoices | null> {
  const chosen = await choicesOf(db, filing);
  const documents = await findDocumentsForSystem(db, [filing.id]);
  const ofDocuments = await findDocumentChoicesForSystem(
    db,
    documents.map(({ document }) => document.id),
  );
  if (!chosen && ofDocuments.size === 0) return null;
  const [codes, { pack }] = await Promise.all([findFilingCodes(db, filing.court_id), findPack(db, filing.court_id)]);
  const labelOf = (id: string | null | undefined) => codes.find((one) => one.id === id)?.label ?? null;
  const lead = ofDocuments.get(documents.find(({ document }) => document.kind === 'lead')?.document.id ?? '');
  const described = {
    destination: chosen?.destination ?? null,
    case_number: chosen?.case_number ?? (await numberOf(db, filing, chosen)),
    case_type: chosen?.case_type ?? null,
    category: pack.categories.find(({ id }) => id === chosen?.category)?.label ?? null,
    code: labelOf(lead?.code),
    on_behalf_of: lead?.on_behalf_of ?? [],
    note_to_clerk: chosen?.note_to_clerk ?? '',
    attachments: documents.flatMap(({ document: { id, title } }) => {
      const own = ofDocuments.get(id);
      if (!own || own === lead) return [];
      return [{ document_id: id, title, position: own.position, code: labelOf(own.code) }];
    }),
  };
  return hasContent(described) ? described : null;
}

async function numberOf(db: Db, { court_id }: Filing, chosen: StoredEnvelopeChoices | undefined) {
  if (!chosen?.case_id) return null;
  return (await findCaseForSystem(db, court_id, chosen.case_id))?.case_number ?? null;
}

const hasContent = ({ on_behalf_of, attachments, ...others }: FilersChoices): boolean =>
  on_behalf_of.length > 0 || attachments.length > 0 || Object.values(others).some(Boolean);
