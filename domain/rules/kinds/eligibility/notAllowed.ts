import type { Evaluator } from '../Evaluator.ts';
import { broken, met } from '../shared/lookup.ts';
import { barred } from './barredDocuments.ts';

/** Whether a document is of a type that may not be filed. */
export const notAllowed: Evaluator<'not_allowed'> = ({ parameters }, { documents: [lead] }) => {
  const { what } = parameters;
  if (!barred[what](lead)) return met;
  return broken({
    says: { code: 'eligibility.document_not_filed', values: { what } },
    evidence: lead.reading.title?.evidence ?? [],
  });
};
