import { captionedParties } from '#domain/docketing/captionedParties';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { filingCodeOf } from '#domain/docketing/filingCodeOf';
import { ownParties, type RepresentedParty } from '#domain/docketing/ownParties';
import type { Evidence } from '#domain/documents/DocumentText';
import { sureFrom } from '#domain/filings/certainty';
import { sameParty } from '#domain/names/sameParty';
import type { ReadField, Reading } from '#domain/reading/Reading';
import { readCheckedLead } from '#server/checks/readCheckedDocuments';
import type { StoredCourt } from '#server/courts/findCourt';
import type { StoredFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** A lead document of a draft with what was read in it; the reading is null if there is none. */
export type ReadLead = { stored: StoredFiling; reading: Reading | null };

/** The lead documents with the values in force: the reading with the corrections of its owner. */
export async function readLeads(db: Db, leads: readonly StoredFiling[]): Promise<ReadLead[]> {
  const read: ReadLead[] = [];
  for (const stored of leads) {
    const checked = await readCheckedLead(db, stored.filing.id);
    read.push({ stored, reading: checked?.reading ?? null });
  }
  return read;
}

/** The words of the document that support a value. */
export function quoteOf(field: Pick<ReadField<unknown>, 'evidence'> | undefined) {
  const [first] = field?.evidence ?? [];
  return first ? { quote: first.quote.slice(0, 300), page: pageOf(first) } : null;
}

const pageOf = (evidence: Evidence) => (evidence.kind === 'page' ? evidence.page : null);

/** The filing code that type and title determine, and whether the type was read with certainty. */
export function codeOfLead(
  { stored: { filing }, reading }: ReadLead,
  court: StoredCourt,
  codes: readonly FilingCode[],
) {
  const found = filingCodeOf(filing, court);
  const used = codes.find(({ id }) => id === found?.id) ?? null;
  return { code: used, certain: used !== null && (reading?.doc_type?.confidence ?? 0) >= sureFrom };
}

const sides = (reading: Reading) => [...reading.plaintiffs, ...reading.claimants, ...reading.defendants];

/** The parties in the caption of a lead document, with the roles in which a new case would have them. */
export function captionOf({ stored: { filing }, reading }: ReadLead, court: StoredCourt): RepresentedParty[] {
  const roles = new Map(
    (reading ? sides(reading) : []).flatMap(({ value, parts }) => (parts?.role ? [[value, parts.role]] : [])) as [
      string,
      string,
    ][],
  );
  return captionedParties(filing, roles, court);
}

/** The same with the words of the page. */
export function partiesOf(lead: ReadLead, court: StoredCourt) {
  const read = lead.reading ? sides(lead.reading) : [];
  return captionOf(lead, court).map(({ full_name, role }) => ({
    ...{ name: full_name, role },
    evidence: quoteOf(read.find(({ value }) => value === full_name || sameParty(value, full_name))),
  }));
}

/**
 * For whom a lead document can be filed, and for whom it is if that is certain: the parties in its caption, and those of
 * the case whom the filer represents or is.
 */
export function filersOf(
  actor: Pick<Actor, 'full_name' | 'capacity'>,
  lead: ReadLead,
  { captioned, own }: { captioned: readonly RepresentedParty[]; own: readonly RepresentedParty[] },
): { proposed: string[]; candidates: { name: string; role: string }[] } {
  const others = captioned.filter(({ full_name }) => !own.some((one) => sameParty(one.full_name, full_name)));
  const candidates = [...own, ...others];
  const { filing } = lead.stored;
  const bar_numbers = lead.reading?.bar_numbers.map(({ value }) => value) ?? [];
  const clients = lead.reading?.counsel.flatMap(({ parts }) => parts?.represents ?? []) ?? [];
  const filer = actor.capacity === 'self_represented' ? actor.full_name : null;
  // In the order of the caption, whose first party determines the sides.
  const proposed = ownParties(filing, own.length > 0 ? candidates : captioned, { bar_numbers, clients, filer });
  return {
    proposed: proposed.map(({ full_name }) => full_name),
    candidates: candidates.map(({ full_name, role }) => ({ name: full_name, role })),
  };
}
