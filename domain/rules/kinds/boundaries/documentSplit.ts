import { documentType } from '#domain/documentTypes/documentType';
import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notApplicable } from '../shared/lookup.ts';

/** Whether the file holds the paper whole: from its first page to its last. */
export const documentSplit: Evaluator<'document_split'> = (_rule, { documents: [{ facts, reading }] }) => {
  const [paper] = facts.parts;
  if (paper === undefined || (reading.doc_type && documentType(reading.doc_type.value).isExcerpt)) return notApplicable;
  if (paper.role === 'fragment')
    return broken({
      message: `The file begins in the middle of a paper: its first page is numbered ${numbered(paper.evidence[0]?.quote)}.`,
      mend: 'Put all pages of the paper into one file, beginning with the page that bears the caption.',
      evidence: paper.evidence,
    });
  if (paper.counts !== undefined)
    return broken({
      message: `The last page is numbered ${paper.counts.last} of ${paper.counts.of}: the pages after it are not in the file.`,
      mend: 'Put all pages of the paper into one file; if there are no more, correct the numbering.',
      evidence: [],
    });
  return met;
};

function numbered(quote: string | undefined): string {
  const page = /\b(?:page|pg)\W{0,2}(\d+(?: of \d+)?)/i.exec(quote ?? '')?.[1];
  return page ?? /\d+/.exec(quote ?? '')?.[0] ?? 'as a later one';
}
