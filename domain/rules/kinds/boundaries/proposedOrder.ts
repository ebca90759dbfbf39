import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import { broken, met, notApplicable } from '../shared/lookup.ts';

/** Whether a proposed order is inside another document, or, in Florida, was submitted for filing. */
export const proposedOrder: Evaluator<'proposed_order'> = (_rule, { documents, forum }) => {
  const [lead] = documents;
  // A motion to an immigration court includes its proposed order at the end (ICPM 5.2(b)).
  if (forum.court_system === 'administrative') return notApplicable;
  const isOrder = (type: DocumentTypeId | null | undefined) => type != null && documentType(type).family === 'proposed';
  if (isOrder(lead.reading.doc_type?.value)) {
    // Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1): it is submitted to the judge.
    if (forum.jurisdiction !== 'Florida' || forum.court_system !== 'state') return met;
    return broken({
      says: { code: 'boundaries.proposed_order_filed', values: {} },
      evidence: lead.reading.title?.evidence ?? [],
    });
  }
  const problems = documents.flatMap(({ facts, name, kind }, document): Problem[] => {
    const part = facts.parts.slice(1).find(({ role, doc_type }) => role === 'own' && isOrder(doc_type));
    if (part === undefined) return [];
    return [
      {
        says: {
          code: 'boundaries.proposed_order_inside',
          values: { file: kind === 'lead' ? null : name, page: part.pages?.[0] ?? null },
        },
        evidence: part.evidence,
        document,
      },
    ];
  });
  const [first, ...rest] = problems;
  if (first !== undefined) return broken(first, ...rest);
  return documents.every(({ facts }) => facts.parts.length === 0) ? notApplicable : met;
};
