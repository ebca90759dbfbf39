import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import { isSignedDocument } from '../shared/documentNature.ts';
import { broken, met, notApplicable, notChecked, statementsIn, unreadIn } from '../shared/lookup.ts';

/**
 * Whether an attorney for the government signed an indictment or information, and each count cites the law (Fed. R.
 * Crim. P. 7(c)(1)).
 */
export const governmentSignature: Evaluator<'government_signature'> = (_rule, { documents: [lead] }) => {
  if (!isSignedDocument(lead)) return notApplicable;
  const problems: Problem[] = [];
  if (statementsIn(lead, 'prosecutor').length === 0)
    problems.push({
      says: { code: 'signatures.government_missing', values: {} },
      evidence: [],
    });
  if (statementsIn(lead, 'charged_statute').length === 0)
    problems.push({ says: { code: 'signatures.statute_missing', values: {} }, evidence: [] });
  const why = unreadIn(lead);
  if (problems.length === 0) return met;
  return why === undefined ? broken(...(problems as [Problem, ...Problem[]])) : notChecked(why);
};
