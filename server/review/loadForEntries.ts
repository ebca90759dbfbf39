import type { DocketProposal } from '#contract/docketProposal';
import { sameBarNumber } from '#domain/attorneys/barNumber';
import { openingParticipants } from '#domain/cases/openingParticipants';
import { writeReceiptNumber } from '#domain/counter/writeReceiptNumber';
import { answeredBy, supportedBy } from '#domain/docketing/answeredBy';
import type { DocketCourt } from '#domain/docketing/codesOf';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { filersAmong } from '#domain/docketing/filersAmong';
import { sentenceCase } from '#domain/docketing/sentenceCase';
import { documentType } from '#domain/documentTypes/documentType';
import { formatAmount } from '#domain/money/formatAmount';
import { samePersonName } from '#domain/names/samePersonName';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { publicName } from '#domain/participants/publicName';
import {
  type Answered,
  findAnsweredForSystem,
  findRepresentedForSystem,
  type Represented,
} from '#server/cases/docket/findForEntry';
import type { Counsel } from '#server/cases/openCase';
import { findValidReceiptsForSystem, type StoredReceipt } from '#server/counter/cash/receiptRepository';
import type { filings } from '#server/db/schema/filings';
import { findNames } from '#server/directory/findPeople';
import { findDocumentsForSystem } from '#server/filings/filingRepository';
import { readCounselForSystem, type StatedCounsel } from '#server/filings/readCounselForSystem';
import { readPartyRolesForSystem } from '#server/filings/readPartyRolesForSystem';
import type { Db } from '#server/kernel/Database';
import { findCounselOfEach } from './findCounselOf.ts';

type Filing = typeof filings.$inferSelect;
export type EntryCourt = DocketCourt & { id: string };
type Coded = {
  filing: Filing;
  case_id: string | null;
  code: FilingCode | null;
  without?: readonly string[] | undefined;
};

/** What the docket entry of a filing is composed of. */
export type ForEntry = {
  /** The parties of the case, or those whom the caption of a filing for a new case names. */
  parties: Represented[];
  /** Those for whom it is filed. */
  own: Represented[];
  counsel: Counsel | undefined;
  answered: Answered | undefined;
  /** The motion that a reply supports. */
  supported: Answered | undefined;
  /** The titles of the attachments. */
  attachments: string[];
  /** The fee that was paid for it at the counter, and the receipts. */
  payment: DocketProposal['payment'];
};

/** Loads what the entries of several filings are composed of, in their order, with a fixed number of queries. */
export async function loadForEntries(db: Db, court: EntryCourt, coded: readonly Coded[]): Promise<ForEntry[]> {
  const ids = coded.map(({ filing }) => filing.id);
  const stated = await readCounselForSystem(db, ids);
  const known = {
    represented: await findRepresentedForSystem(db, [...new Set(coded.flatMap(({ case_id }) => case_id ?? []))]),
    roles: await readPartyRolesForSystem(
      db,
      coded.flatMap(({ filing, case_id }) => (case_id === null ? filing.id : [])),
    ),
    names: await findNames(
      db,
      coded.map(({ filing }) => filing.filed_by),
    ),
    documents: await findDocumentsForSystem(db, ids),
    counsel: await findCounselOfEach(
      db,
      court.id,
      coded.map(({ filing }) => ({ filing, numbers: stated.get(filing.id)!.bar_numbers })),
    ),
    receipts: await findValidReceiptsForSystem(
      db,
      coded.flatMap(({ filing }) => filing.envelope_id ?? []),
    ),
    related: await findAnsweredForSystem(
      db,
      [answeredBy, supportedBy].flatMap((codesOf) =>
        coded.map(({ case_id, code }) => ({ case_id: case_id ?? '', codes: case_id && code ? codesOf(code) : [] })),
      ),
    ),
  };
  return coded.map(({ filing, case_id, without = [] }, index) => {
    const parties = case_id
      ? known.represented.get(case_id)!
      : findCaptioned(filing, known.roles.get(filing.id)!, court);
    const said = { ...stated.get(filing.id)!, filer: known.names.get(filing.filed_by) ?? null };
    const documents = known.documents.filter(({ document }) => document.filing_id === filing.id);
    return {
      parties,
      own: findOwnParties(filing, parties, said),
      counsel: known.counsel[index],
      answered: known.related[index],
      supported: known.related[coded.length + index],
      attachments: documents
        .filter(({ document }) => document.kind !== 'lead' && !without.includes(document.id))
        .map(({ document }) => sentenceCase(document.title.replace(/\.[a-z]{3,4}$/i, '').replace(/[_-]+/g, ' '))),
      payment: paymentOf(known.receipts.filter(({ receipt }) => receipt.envelope_id === filing.envelope_id)),
    };
  });
}

function paymentOf(found: readonly StoredReceipt[]): ForEntry['payment'] {
  if (found.length === 0) return null;
  const paid = found.flatMap(({ receipt }) => receipt.tenders).filter(({ kind }) => kind !== 'waiver');
  const cents = paid.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return {
    fee: cents === 0 ? 'waived' : formatAmount(cents),
    receipt: found.map(({ receipt }) => writeReceiptNumber(receipt.number)).join(', '),
    receipts: found.map(({ receipt: { number, made_at }, made_by }) => ({
      ...{ number: writeReceiptNumber(number), made_by, made_at: made_at.toISOString() },
    })),
  };
}

/** The participants that the caption of a filing would bring into a new case. */
function findCaptioned(filing: Filing, roles: Map<string, string>, court: EntryCourt): Represented[] {
  const case_type = filing.case_type ?? 'Civil Complaint';
  const named = openingParticipants({ ...filing, roles }, { case_type, system: practiceSystemOf(court, case_type) });
  return named.map((one) => ({ full_name: publicName(one), role: one.role, counsel_bar_numbers: [] }));
}

/**
 * The parties for whom a document is filed: those whose counsel signed it, a party who filed it personally, those whom
 * the signature block or the title names, or the side that files documents of this type. Without any of these, no one:
 * the clerk adds the name.
 */
function findOwnParties(
  filing: Filing,
  parties: Represented[],
  { bar_numbers, clients, filer }: StatedCounsel & { filer: string | null },
): Represented[] {
  const represented = parties.filter(({ counsel_bar_numbers }) =>
    counsel_bar_numbers.some((own) => bar_numbers.some((number) => sameBarNumber(number, own))),
  );
  if (represented.length > 0) return represented;
  const personal = parties.filter(({ full_name }) => filer && samePersonName(full_name, filer));
  if (personal.length > 0) return personal;
  const named = filersAmong(clients, parties);
  if (named.length > 0) return named;
  const title = /^(.*?)['’]s?\s/.exec(filing.title ?? '')?.[1];
  const titled = title ? filersAmong([title], parties) : [];
  if (titled.length > 0) return titled;
  const side = filing.document_type && documentType(filing.document_type).filer;
  if (side !== 'plaintiffs' && side !== 'defendants') return [];
  const first = parties[0]?.role;
  return parties.filter(({ role }) => (side === 'plaintiffs') === (role === first));
}
