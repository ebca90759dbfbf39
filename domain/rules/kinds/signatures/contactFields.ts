import type { CheckedDocument } from '../../checks/Submission.ts';
import { hasLawyer } from '../shared/paperNature.ts';
import { type ContactField, contactDetails, type Field } from './contactDetails.ts';

/** Those that only lawyers have. */
const ofLawyers: readonly ContactField[] = ['bar_number', 'state_bar_number', 'florida_bar_number', 'fax'];

/** Which of the fields that a rule asks for are nowhere in the paper. */
export function lackingFields(asked: readonly ContactField[], document: CheckedDocument): Field[] {
  const lawyer = hasLawyer(document);
  return asked.flatMap((name) => {
    const field = contactDetails[name];
    return (!lawyer && ofLawyers.includes(name)) || field.shows(document) ? [] : [field];
  });
}
