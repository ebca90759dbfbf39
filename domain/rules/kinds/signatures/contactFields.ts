import type { CheckedDocument } from '../../checks/Submission.ts';
import { hasLawyer } from '../shared/documentNature.ts';
import { contactDetails } from './contactDetails.ts';
import type { ContactDetail } from './messages.ts';

/** Those that only lawyers have. */
const ofLawyers: readonly ContactDetail[] = ['bar_number', 'state_bar_number', 'florida_bar_number', 'fax'];

/** Which of the details that a rule asks for are nowhere in the document. */
export function lackingFields(asked: readonly ContactDetail[], document: CheckedDocument): ContactDetail[] {
  const lawyer = hasLawyer(document);
  return asked.filter((detail) => (lawyer || !ofLawyers.includes(detail)) && !contactDetails[detail](document));
}
