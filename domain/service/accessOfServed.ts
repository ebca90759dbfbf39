import type { EntryAccess } from '#domain/docketing/entryStates';
import type { ServedAccess } from './serviceChoices.ts';

/** Codes of confidential documents that the parties receive, although the public does not. */
const partiesReceive = [
  'address_confidential',
  'court_and_parties_only',
  'courthouse_only_in_california',
  'eviction_masking',
  'family_default',
  'family_financial',
  'immigration',
  'party_confidential_parts',
  'probate_inventory',
  'received_not_filed',
  'public_immigration_limited',
];

type Known = {
  /** The access to the docket entry; null before the document is docketed. */
  entry: EntryAccess | null;
  /** The confidentiality of its filing code; null if no code applies with certainty. */
  confidentiality: string | null;
  /** Whether files of the case’s type are open to the public in general. */
  is_open_type: boolean;
};

/**
 * Who receives a served document through the portal. It fails closed: courtesy copies include only documents that are open
 * to the public beyond doubt, and no one receives a sealed document, which the court’s order says how to serve.
 */
export function accessOfServed({ entry, confidentiality, is_open_type }: Known): ServedAccess {
  if (entry !== null && entry !== 'public') return 'withheld';
  if (confidentiality === 'public') return is_open_type ? 'open' : 'parties';
  if (confidentiality === null) return 'parties';
  return partiesReceive.includes(confidentiality) ? 'parties' : 'withheld';
}

/** Whether a recipient receives a document with this access; `on_list`: a party or counsel on the case’s service list. */
export const mayReceive = (access: ServedAccess, on_list: boolean): boolean =>
  access === 'open' || (access === 'parties' && on_list);
