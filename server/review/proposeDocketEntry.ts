import type { DocketProposal } from '#contract/docketProposal';
import { supportedBy } from '#domain/docketing/answeredBy';
import { answeredInTitle } from '#domain/docketing/answeredInTitle';
import { docketStyleOf, filingCodeNamed, isFilingCode } from '#domain/docketing/codesOf';
import { declarantInTitle } from '#domain/docketing/declarantInTitle';
import type { DocketValues } from '#domain/docketing/docketText';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { filingCodeOf } from '#domain/docketing/filingCodeOf';
import { nameAttachments } from '#domain/docketing/nameAttachments';
import { nameEntry } from '#domain/docketing/nameEntry';
import { nameFiler } from '#domain/docketing/nameFiler';
import { entryText, type FilingToEnter } from '#domain/docketing/proposeEntry';
import type { filings } from '#server/db/schema/filings';
import { findLeadChoicesForSystem } from '#server/filings/choices/chosenForFiling';
import type { Db } from '#server/kernel/Database';
import { findFilingCodes } from '#server/packs/findCodes';
import { type EntryCourt, loadForEntries } from './loadForEntries.ts';

type Filing = typeof filings.$inferSelect;
export type ProposedEntry = Pick<DocketProposal, 'code' | 'text' | 'on_behalf_of' | 'related_number' | 'payment'>;

/** A filing, the case in which it would be docketed or null for a new one, and what the clerk or the calendar adds. */
export type AskedEntry = {
  filing: Filing;
  case_id: string | null;
  /** The code that the clerk chose. */
  code?: string | undefined;
  values?: DocketValues;
  /** Attachments that are returned, by the IDs of their documents; the entry does not name them. */
  without?: readonly string[];
};

/**
 * The docket entry that the portal proposes for a filing: its code, and the text in the court's style with the filer by
 * role and name, the entry that it answers, and its attachments. The person who submitted it is not named.
 */
export async function proposeDocketEntry(db: Db, court: EntryCourt, asked: AskedEntry): Promise<ProposedEntry> {
  return (await proposeDocketEntries(db, court, [asked]))[0]!;
}

/** The proposed entries of several filings, in their order, with the same number of queries for any number of them. */
export async function proposeDocketEntries(
  db: Db,
  court: EntryCourt,
  asked: readonly AskedEntry[],
): Promise<ProposedEntry[]> {
  const codes = await findFilingCodes(db, court.id);
  const chosen = await findLeadChoicesForSystem(
    db,
    asked.map(({ filing }) => filing.id),
  );
  const coded = asked.map((one) => {
    const own = chosen.get(one.filing.id);
    const code = codeOf({ filing: one.filing, code: one.code ?? own?.code ?? undefined }, codes, court);
    return { ...one, code, on_behalf_of: own?.on_behalf_of ?? [] };
  });
  const known = await loadForEntries(db, court, coded);
  return coded.map(({ filing, code, values: added }, index) => {
    const { parties, own, counsel, answered, supported, attachments, payment } = known[index]!;
    const title = titleOf(filing);
    const named = code && supportedBy(code).length > 0 ? supported : answered;
    const party = nameFiler(own);
    const values: FilingToEnter['values'] = {
      party,
      attorney: surnameFirst(counsel?.ofParty.counsel_name ?? null),
      against: nameFiler(parties.filter((one) => own.length > 0 && one.role !== own[0]!.role)),
      attachments: nameAttachments(attachments),
      related: named ? nameEntry(named, docketStyleOf(court)) : code && answeredInTitle(title),
      declarant: declarantInTitle(title),
      ...(payment && { fee: payment.fee, receipt: payment.receipt }),
      ...added,
    };
    const text = entryText({ document_type: filing.document_type, title, values }, code, court);
    return { code: code?.id ?? null, text, on_behalf_of: party, related_number: answered?.number ?? null, payment };
  });
}

/** The title of a filing, or what is known in its place. */
export const titleOf = (filing: Filing) => (filing.title ?? filing.doc_type ?? filing.document_name).slice(0, 300);

/** The code that the clerk or the filer chose, or the one that the type and the title determine. */
export function codeOf(
  { filing, code: chosen }: Pick<AskedEntry, 'filing' | 'code'>,
  codes: readonly FilingCode[],
  court: EntryCourt,
): FilingCode | null {
  const document = { document_type: filing.document_type, title: titleOf(filing) };
  const named = chosen && isFilingCode(chosen) ? filingCodeNamed(chosen) : filingCodeOf(document, court);
  return codes.find(({ id }) => id === named?.id) ?? null;
}

/** CM/ECF names the filing attorney at the end of the entry: `Okafor, Grace`. */
function surnameFirst(name: string | null): string | null {
  if (name === null) return null;
  const words = name.trim().split(/\s+/);
  return words.length < 2 ? name : `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`;
}
