import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import { isSignedByOfficer, isSignedDocument, isTestimony } from '../shared/documentNature.ts';
import { met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { lackingFields } from './contactFields.ts';

/** Whether a document has the contact information of its signer that the court requires. */
export const contactInfo: Evaluator<'contact_info'> = ({ parameters }, { documents: [lead] }) => {
  if (!namesItsSigner(lead)) return notApplicable;
  if (
    lead.reading.signatures.length === 0 &&
    lead.reading.counsel.length === 0 &&
    statementsIn(lead, 'phone', 'email', 'address').length === 0
  )
    return notChecked({ code: 'signatures.no_block', values: {} });
  const lacking = lackingFields(parameters.fields, lead);
  if (lacking.length === 0) return met;
  return missing(lead, { code: 'signatures.contact_incomplete', values: { details: lacking } }, { lacking });
};

/** Charging documents are signed by public officers, whose offices are known. */
export const namesItsSigner = (lead: CheckedDocument): boolean =>
  isSignedDocument(lead) && !isTestimony(lead) && !isSignedByOfficer(lead);
