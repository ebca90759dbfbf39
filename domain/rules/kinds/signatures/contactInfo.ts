import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import { inWords, met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { isSignedByOfficer, isSignedPaper, isTestimony } from '../shared/paperNature.ts';
import { lackingFields } from './contactFields.ts';

/** Whether a paper says how its signer can be reached, as far as its court asks. */
export const contactInfo: Evaluator<'contact_info'> = ({ parameters }, { documents: [lead] }) => {
  if (!namesItsSigner(lead)) return notApplicable;
  if (
    lead.reading.signatures.length === 0 &&
    lead.reading.counsel.length === 0 &&
    statementsIn(lead, 'phone', 'email', 'address').length === 0
  )
    return notChecked('No block of an attorney or party was found in which an address could stand.');
  const lacking = lackingFields(parameters.fields, lead);
  if (lacking.length === 0) return met;
  return missing(
    lead,
    `The paper gives no ${inWords(lacking.map(({ name }) => name.replace(/^an? /, '')))} of its signer.`,
    `Add to the block of the attorney or party: ${lacking.map(({ blank }) => blank).join(', ')}.`,
    { lacking: lacking.map(({ name }) => name) },
  );
};

/** Charges are signed by officers of the state, whose offices everybody knows. */
export const namesItsSigner = (lead: CheckedDocument): boolean =>
  isSignedPaper(lead) && !isTestimony(lead) && !isSignedByOfficer(lead);
