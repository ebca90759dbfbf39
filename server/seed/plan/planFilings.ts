import type { PlannedCase, PlannedDocument } from './planCases.ts';

/** One planned filing: the document, its case, and which of the documents of the case it is. */
export type PlannedFiling = { held: PlannedCase; paper: PlannedDocument; index: number };

/** Everything that is filed in the planned cases, oldest first, as the court received it. */
export function planFilings(cases: readonly PlannedCase[]): PlannedFiling[] {
  return cases
    .flatMap((held) => held.papers.map((paper, index) => ({ held, paper, index })))
    .sort((a, b) => momentOf(a.paper).localeCompare(momentOf(b.paper)));
}

function momentOf({ filed_on, filed_at }: PlannedDocument): string {
  return `${filed_on} ${String(filed_at).padStart(4, '0')}`;
}
