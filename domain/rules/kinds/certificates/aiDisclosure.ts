import type { Evaluator } from '../Evaluator.ts';
import { isSignedDocument, isTestimony } from '../shared/documentNature.ts';
import { anyStates, met, missing, notApplicable } from '../shared/lookup.ts';

/** Whether a document discloses the use of artificial intelligence, in a court whose standing order requires it. */
export const aiDisclosure: Evaluator<'ai_disclosure'> = (_rule, submission) => {
  const [lead] = submission.documents;
  const { ai_disclosure: order } = submission.court;
  if (order === null || !isSignedDocument(lead) || isTestimony(lead)) return notApplicable;
  if (anyStates(submission, 'ai_disclosure')) return met;
  return missing(lead, { code: 'certificates.ai_statement_missing', values: { authority: order.authority } });
};
