import type { FilingDetails } from '#contract/filings';
import type { ReviewOptions } from '#contract/review';
import type { ReturnMark } from './returnMarks.ts';

/** The marks that apply: of attachments that the filing still has, where the court permits it. */
export function marksOf(
  marks: readonly ReturnMark[],
  documents: FilingDetails['documents'],
  options: Pick<ReviewOptions, 'partial'> | undefined,
): readonly ReturnMark[] {
  if (!options?.partial.permitted) return [];
  return marks.filter(({ document_id }) =>
    documents.some(({ id, kind }) => id === document_id && kind === 'supporting'),
  );
}
