import { documentType } from '#domain/documentTypes/documentType';
import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notApplicable } from '../shared/lookup.ts';

/** Whether the file contains the complete document, from its first page to its last. */
export const documentSplit: Evaluator<'document_split'> = (_rule, { documents: [{ facts, reading }] }) => {
  const [document] = facts.parts;
  if (document === undefined || (reading.doc_type && documentType(reading.doc_type.value).isExcerpt))
    return notApplicable;
  if (document.role === 'fragment')
    return broken({
      says: { code: 'boundaries.begins_in_middle', values: { printed: numberIn(document.evidence[0]?.quote) } },
      evidence: document.evidence,
    });
  if (document.counts !== undefined)
    return broken({
      says: { code: 'boundaries.ends_early', values: { last: document.counts.last, of: document.counts.of } },
      evidence: [],
    });
  return met;
};

function numberIn(quote: string | undefined): string | null {
  const page = /\b(?:page|pg)\W{0,2}(\d+(?: of \d+)?)/i.exec(quote ?? '')?.[1];
  return page ?? /\d+/.exec(quote ?? '')?.[0] ?? null;
}
