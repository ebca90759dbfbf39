import type { Evaluator } from '../Evaluator.ts';
import { inWords, listed, met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { isSignedPaper, isTestimony } from '../shared/paperNature.ts';
import { lackingFields } from './contactFields.ts';

/** Whether a paper says how its signer can be reached, as far as its court asks. */
export const contactInfo: Evaluator = ({ parameters }, { documents: [lead] }) => {
  // Charges are signed by officers of the state, whose offices everybody knows.
  if (!isSignedPaper(lead) || isTestimony(lead) || /indictment|^information/i.test(lead.reading.doc_type?.value ?? ''))
    return notApplicable;
  if (listed(parameters.fields).includes('electronic_service_address')) {
    if (statementsIn(lead, 'email').length > 0) return met;
    return notChecked('The address for electronic service stands in the e-filer’s account, not on the paper.');
  }
  if (
    lead.reading.signatures.length === 0 &&
    lead.reading.counsel.length === 0 &&
    statementsIn(lead, 'phone', 'email', 'address').length === 0
  )
    return notChecked('No block of an attorney or party was found in which an address could stand.');
  const lacking = lackingFields(parameters, lead);
  if (lacking.length === 0) return met;
  return missing(
    lead,
    `The paper gives no ${inWords(lacking.map(({ name }) => name.replace(/^an? /, '')))} of its signer.`,
    `Add to the block of the attorney or party: ${lacking.map(({ blank }) => blank).join(', ')}.`,
    { lacking: lacking.map(({ name }) => name) },
  );
};
