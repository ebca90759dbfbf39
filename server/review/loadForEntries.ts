import type { DocketProposal } from '#contract/docketProposal';
import { writeReceiptNumber } from '#domain/counter/writeReceiptNumber';
import { answeredBy, supportedBy } from '#domain/docketing/answeredBy';
import { captionedParties } from '#domain/docketing/captionedParties';
import type { DocketCourt } from '#domain/docketing/codesOf';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { ownParties } from '#domain/docketing/ownParties';
import { proposeDescription } from '#domain/envelopes/proposePosition';
import { formatAmount } from '#domain/money/formatAmount';
import { sameParty } from '#domain/names/sameParty';
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
import { readCounselForSystem } from '#server/filings/readCounselForSystem';
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
  /** The parties for whom it is filed, by the filer's choice. */
  on_behalf_of?: readonly string[];
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
  return coded.map(({ filing, case_id, without = [], on_behalf_of = [] }, index) => {
    const parties = case_id
      ? known.represented.get(case_id)!
      : captionedParties(filing, known.roles.get(filing.id)!, court);
    const said = { ...stated.get(filing.id)!, filer: known.names.get(filing.filed_by) ?? null };
    const documents = known.documents.filter(({ document }) => document.filing_id === filing.id);
    return {
      parties,
      own: partiesChosen(parties, on_behalf_of) ?? ownParties(filing, parties, said),
      counsel: known.counsel[index],
      answered: known.related[index],
      supported: known.related[coded.length + index],
      attachments: documents
        // Only the court and the filer learn what is lodged under seal.
        .filter(({ document }) => document.access === 'public')
        .filter(({ document }) => document.kind !== 'lead' && !without.includes(document.id))
        .map(({ document }) => proposeDescription(document.title)),
      payment: paymentOf(known.receipts.filter(({ receipt }) => receipt.envelope_id === filing.envelope_id)),
    };
  });
}

/** The filer's choice among the parties; null without one, or if the clerk chose a case without these parties. */
function partiesChosen(parties: readonly Represented[], names: readonly string[]): Represented[] | null {
  const found = parties.filter(({ full_name }) => names.some((name) => sameParty(name, full_name)));
  return found.length > 0 ? found : null;
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
