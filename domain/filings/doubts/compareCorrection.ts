import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { say } from '#domain/messages/say';
import { sameParty } from '#domain/names/sameParty';
import type { Doubt, SubmissionDoubts } from './Doubt.ts';

type Compared = SubmissionDoubts['correction_differs']['what'];

/** What identifies a document: whose case it is in, before which court, and what it is. */
export type Identity = {
  case_number: string | null;
  court: string | null;
  doc_type: string | null;
  document_type: DocumentTypeId | null;
  title: string | null;
  plaintiffs: readonly string[];
  claimants: readonly string[];
  defendants: readonly string[];
};

/**
 * Where a corrected document differs from the returned one, among the values that both state. A correction can supply
 * missing values; a value that both state differently suggests a different document.
 */
export function compareCorrection(returned: Identity, corrected: Identity): Doubt[] {
  const differences: Doubt[] = [];
  const add = (kind: Doubt['kind'], what: Compared, returned: readonly string[], corrected: readonly string[]) =>
    differences.push({ kind, says: say('correction_differs', { what, returned, corrected }), page: null });
  const both = (field: 'case_number' | 'court' | 'doc_type' | 'title') =>
    returned[field] !== null && corrected[field] !== null ? ([returned[field], corrected[field]] as const) : null;

  const numbers = both('case_number');
  if (numbers && !sameBareNumber(...numbers)) add('case', 'case_number', [numbers[0]], [numbers[1]]);
  const [before, after] = [partiesOf(returned), partiesOf(corrected)];
  if (before.length > 0 && after.length > 0 && !before.some((one) => after.some((other) => sameParty(one, other)))) {
    add('parties', 'parties', before.slice(0, 4), after.slice(0, 4));
  }
  const courts = both('court');
  if (courts && !isSame(...courts)) add('court', 'court', [courts[0]], [courts[1]]);
  const types = both('doc_type');
  if (types && returned.document_type !== corrected.document_type) add('document', 'doc_type', [types[0]], [types[1]]);
  const titles = both('title');
  if (titles && !isSame(...titles)) add('document', 'title', [titles[0]], [titles[1]]);
  return differences;
}

const partiesOf = ({ plaintiffs, claimants, defendants }: Identity) => [...plaintiffs, ...claimants, ...defendants];

/** One title may be the beginning of the other: corrected captions are often longer. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.toLowerCase().replace(/[^a-z0-9]/g, '')) as [string, string];
  return a.startsWith(b) || b.startsWith(a);
}
