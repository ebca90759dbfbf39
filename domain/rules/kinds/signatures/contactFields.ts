import type { CheckedDocument } from '../../checks/Submission.ts';
import { hasLawyer } from '../shared/documentNature.ts';
import { contactDetails } from './contactDetails.ts';
import type { ContactDetail } from './messages.ts';

/** Details that only attorneys have. */
const ofLawyers: readonly ContactDetail[] = ['bar_number', 'state_bar_number', 'florida_bar_number', 'fax'];

/** The details that a rule requires and the document does not show. */
export function lackingFields(asked: readonly ContactDetail[], document: CheckedDocument): ContactDetail[] {
  const lawyer = hasLawyer(document);
  return asked.filter((detail) => (lawyer || !ofLawyers.includes(detail)) && !contactDetails[detail](document));
}
