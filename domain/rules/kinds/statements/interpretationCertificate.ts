import type { Evaluator } from '../Evaluator.ts';
import { anyStates, broken, met, notApplicable, statementsIn } from '../shared/lookup.ts';

/** Whether a declarant who does not understand English has a certificate of interpretation. */
export const interpretationCertificate: Evaluator<'interpretation_certificate'> = (_rule, submission) => {
  const [lead] = submission.documents;
  const said = statementsIn(lead, 'no_english')[0];
  if (said === undefined) return anyStates(submission, 'interpretation_certificate') ? met : notApplicable;
  if (anyStates(submission, 'interpretation_certificate')) return met;
  return broken({
    says: { code: 'statements.interpretation_missing', values: {} },
    evidence: said.evidence,
  });
};
