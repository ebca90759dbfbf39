import type { Submission } from '../../checks/Submission.ts';
import { opensCase } from './Front.ts';

const federal = /\d{2}-[a-z]{2}-\d{3,}/i;

/**
 * Whether this is the first document of a case that the court does not have yet. What has a number is on file already, and
 * what had to come with it came then. A notice of removal may show the number of the state's court.
 */
export function opensNewCase({ documents: [lead], record }: Submission): boolean {
  const number = lead.reading.case_number?.value;
  const ofStates =
    lead.reading.doc_type?.value === 'notice_of_removal' && number !== undefined && !federal.test(number);
  return record === null && (number === undefined || ofStates) && opensCase(lead);
}
