import { documentType } from '#domain/documentTypes/documentType';
import type { Family } from '#domain/documentTypes/TypeProfile';
import type { BinderDocument, BinderFiling } from './BinderDocument.ts';

/** After every number of a docket entry. */
const undocketed = Number.MAX_SAFE_INTEGER;

export const familyOf = ({ type }: BinderDocument): Family | null => (type === null ? null : documentType(type).family);

/** The documents by filing, the filings in the order of the docket, with the lead document first. */
export function groupFilings(documents: readonly BinderDocument[]): BinderFiling[] {
  const filings = new Map<string, BinderDocument[]>();
  for (const document of documents) {
    const of = filings.get(document.filing_id);
    if (of) of.push(document);
    else filings.set(document.filing_id, [document]);
  }
  return [...filings.values()]
    .map((own) => {
      const lead = own.find(({ kind }) => kind === 'lead') ?? own[0]!;
      return { lead, documents: [lead, ...own.filter((one) => one !== lead)] };
    })
    .sort(({ lead: one }, { lead: other }) => compareDates(one, other));
}

/** By the date of filing, then by the docket, then as received. */
export function compareDates(one: BinderDocument, other: BinderDocument): number {
  return (
    one.filed_on.localeCompare(other.filed_on) ||
    (one.entry ?? undocketed) - (other.entry ?? undocketed) ||
    one.received_at.localeCompare(other.received_at) ||
    one.id.localeCompare(other.id)
  );
}

export const isSameSide = (one: BinderDocument, other: BinderDocument): boolean =>
  one.side.trim().toLowerCase() === other.side.trim().toLowerCase();
