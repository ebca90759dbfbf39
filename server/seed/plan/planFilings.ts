import type { PlannedCase, PlannedDocument } from './planCases.ts';

/** One planned filing: the document, its case, and which of the documents of the case it is. */
export type PlannedFiling = { held: PlannedCase; document: PlannedDocument; index: number };

/** Everything that is filed in the planned cases, oldest first, as the court received it. */
export function planFilings(cases: readonly PlannedCase[]): PlannedFiling[] {
  return cases
    .flatMap((held) => held.documents.map((document, index) => ({ held, document, index })))
    .sort((a, b) => momentOf(a.document).localeCompare(momentOf(b.document)));
}

function momentOf({ filed_on, filed_at }: PlannedDocument): string {
  return `${filed_on} ${String(filed_at).padStart(4, '0')}`;
}
