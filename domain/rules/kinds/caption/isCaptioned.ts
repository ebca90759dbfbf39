import type { CheckedDocument } from '../../checks/Submission.ts';
import { isForm } from '../shared/Front.ts';

/** Letters, exhibits and forms have no captions. */
const uncaptioned =
  /^(?:letter|exhibit|transcript|cover sheet|will|agreement|plea agreement|settlement|bond|proof of claim)/i;

/** Whether a document of this kind has a caption at all. */
export const isCaptioned = (lead: CheckedDocument): boolean =>
  !uncaptioned.test(lead.reading.doc_type?.value ?? '') && !isForm(lead);
