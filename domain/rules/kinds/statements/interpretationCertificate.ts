import type { Evaluator } from '../Evaluator.ts';
import { anyStates, broken, met, notApplicable, statementsIn } from '../shared/lookup.ts';

const interpretation =
  'Add: "I am competent in English and [language]. I read this declaration to [name] in [language] before it was signed. [typed name, signature, date]"';

/** Whether one who declares in English and does not understand it has a certificate of interpretation. */
export const interpretationCertificate: Evaluator<'interpretation_certificate'> = (_rule, submission) => {
  const [lead] = submission.documents;
  const said = statementsIn(lead, 'no_english')[0];
  if (said === undefined) return anyStates(submission, 'interpretation_certificate') ? met : notApplicable;
  if (anyStates(submission, 'interpretation_certificate')) return met;
  return broken({
    message: 'The declarant does not understand English, and no certificate of interpretation was found.',
    mend: interpretation,
    evidence: said.evidence,
  });
};
