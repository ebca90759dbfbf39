import type { Submission } from '../../Submission.ts';
import { opensCase } from '../caption/Front.ts';

/**
 * Whether this is the first paper of a case that the court does not have yet. What has a number is on file already, and
 * what had to come with it came then.
 */
export function opensNewCase({ documents: [lead], record }: Submission): boolean {
  return record === null && lead.reading.case_number === undefined && opensCase(lead);
}
