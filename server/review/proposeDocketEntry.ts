import type { DocketProposal } from '#contract/docketProposal';
import { sameBarNumber } from '#domain/attorneys/barNumber';
import { openingParticipants } from '#domain/cases/openingParticipants';
import { answeredBy } from '#domain/docketing/answeredBy';
import { answeredInTitle } from '#domain/docketing/answeredInTitle';
import { type DocketCourt, docketStyleOf, filingCodeNamed, isFilingCode } from '#domain/docketing/codesOf';
import { declarantInTitle } from '#domain/docketing/declarantInTitle';
import { filersAmong } from '#domain/docketing/filersAmong';
import { filingCodeOf } from '#domain/docketing/filingCodeOf';
import { nameAttachments } from '#domain/docketing/nameAttachments';
import { nameEntry } from '#domain/docketing/nameEntry';
import { nameFiler } from '#domain/docketing/nameFiler';
import { entryText, type FilingToEnter } from '#domain/docketing/proposeEntry';
import { sentenceCase } from '#domain/docketing/sentenceCase';
import { documentType } from '#domain/documentTypes/documentType';
import { samePersonName } from '#domain/names/samePersonName';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { publicName } from '#domain/participants/publicName';
import { findAnsweredForSystem, findRepresentedForSystem, type Represented } from '#server/cases/docket/findForEntry';
import type { filings } from '#server/db/schema/filings';
import { findPersonName } from '#server/directory/findPeople';
import { findDocumentsForSystem } from '#server/filings/filingRepository';
import { readBarNumbersForSystem, readClientsForSystem } from '#server/filings/readCounselForSystem';
import type { Db } from '#server/kernel/Database';
import { findFilingCodes } from '#server/packs/findCodes';
import { findCounselOf } from './findCounselOf.ts';
import { withRoles } from './proposePlacement.ts';

type Filing = typeof filings.$inferSelect;
export type ProposedEntry = Pick<DocketProposal, 'code' | 'text' | 'on_behalf_of' | 'related_number'>;

/**
 * The docket entry that the portal proposes for a filing: its code, and the text in the court's style with the filer by
 * role and name, the entry that it answers, and its attachments. The person who submitted it is not named.
 */
export async function proposeDocketEntry(
  db: Db,
  filing: Filing,
  court: DocketCourt,
  { case_id, code: chosen, without }: { case_id: string | null; code?: string | undefined; without?: string[] },
): Promise<ProposedEntry> {
  const title = filing.title ?? filing.doc_type ?? filing.document_name;
  const document = { document_type: filing.document_type, title: title.slice(0, 300) };
  const named = chosen && isFilingCode(chosen) ? filingCodeNamed(chosen) : filingCodeOf(document, court);
  const codes = await findFilingCodes(db, filing.court_id);
  const code = codes.find(({ id }) => id === named?.id) ?? null;
  const parties = case_id ? await findRepresentedForSystem(db, case_id) : await findCaptioned(db, filing, court);
  const [own, counsel, answered, attachments] = [
    await findOwnParties(db, filing, parties),
    await findCounselOf(db, filing),
    case_id && code ? await findAnsweredForSystem(db, case_id, answeredBy(code)) : undefined,
    await findAttachments(db, filing.id, without),
  ];
  const party = nameFiler(own);
  const values: FilingToEnter['values'] = {
    party,
    attorney: surnameFirst(counsel?.ofParty.counsel_name ?? null),
    against: nameFiler(parties.filter((one) => own.length > 0 && one.role !== own[0]!.role)),
    attachments,
    related: answered ? nameEntry(answered, docketStyleOf(court)) : code && answeredInTitle(title),
    declarant: declarantInTitle(title),
  };
  const text = entryText({ ...document, values }, code, court);
  return { code: code?.id ?? null, text, on_behalf_of: party, related_number: answered?.number ?? null };
}

/** The participants that the caption of a filing would bring into a new case. */
async function findCaptioned(db: Db, filing: Filing, court: DocketCourt): Promise<Represented[]> {
  const case_type = filing.case_type ?? 'Civil Complaint';
  const named = openingParticipants(await withRoles(db, filing), {
    case_type,
    system: practiceSystemOf(court, case_type),
  });
  return named.map((one) => ({ full_name: publicName(one), role: one.role, counsel_bar_numbers: [] }));
}

/**
 * The parties for whom a document is filed: those whose counsel signed it, a party who filed it personally, those whom
 * the signature block or the title names, or the side that files documents of this type. Without any of these, no one: the clerk adds the name.
 */
async function findOwnParties(db: Db, filing: Filing, parties: Represented[]): Promise<Represented[]> {
  const numbers = await readBarNumbersForSystem(db, filing.id);
  const represented = parties.filter(({ counsel_bar_numbers }) =>
    counsel_bar_numbers.some((own) => numbers.some((number) => sameBarNumber(number, own))),
  );
  if (represented.length > 0) return represented;
  const filer = await findPersonName(db, filing.filed_by);
  const personal = parties.filter(({ full_name }) => filer && samePersonName(full_name, filer));
  if (personal.length > 0) return personal;
  const clients = filersAmong(await readClientsForSystem(db, filing.id), parties);
  if (clients.length > 0) return clients;
  const title = /^(.*?)['’]s?\s/.exec(filing.title ?? '')?.[1];
  const titled = title ? filersAmong([title], parties) : [];
  if (titled.length > 0) return titled;
  const side = filing.document_type && documentType(filing.document_type).filer;
  if (side !== 'plaintiffs' && side !== 'defendants') return [];
  const first = parties[0]?.role;
  return parties.filter(({ role }) => (side === 'plaintiffs') === (role === first));
}

/** The attachments, except those that are returned. */
async function findAttachments(db: Db, filing_id: string, without: string[] = []): Promise<string | null> {
  const found = await findDocumentsForSystem(db, [filing_id]);
  const titles = found
    .filter(({ document }) => document.kind !== 'lead' && !without.includes(document.id))
    .map(({ document }) => sentenceCase(document.title.replace(/\.[a-z]{3,4}$/i, '').replace(/[_-]+/g, ' ')));
  return nameAttachments(titles);
}

/** CM/ECF names the filing attorney at the end of the entry: `Okafor, Grace`. */
function surnameFirst(name: string | null): string | null {
  if (name === null) return null;
  const words = name.trim().split(/\s+/);
  return words.length < 2 ? name : `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`;
}

/** The codes of a court, by which the clerk changes the proposal. */
export const codesToChoose = async (db: Db, court_id: string): Promise<DocketProposal['codes']> =>
  (await findFilingCodes(db, court_id)).map(({ id, label, group }) => ({ id, label, group }));
