import type { Submission } from '../../checks/Submission.ts';
import { opensCase } from './Front.ts';

const federal = /\d{2}-[a-z]{2}-\d{3,}/i;

/**
 * Whether this is the first document of a new case. A case with a number is already on file, with everything that its
 * first document required. A notice of removal may show the state court's number.
 */
export function opensNewCase({ documents: [lead], record }: Submission): boolean {
  const number = lead.reading.case_number?.value;
  const ofStates =
    lead.reading.doc_type?.value === 'notice_of_removal' && number !== undefined && !federal.test(number);
  return record === null && (number === undefined || ofStates) && opensCase(lead);
}
