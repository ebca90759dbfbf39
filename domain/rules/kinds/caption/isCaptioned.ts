import type { CheckedDocument } from '../../checks/Submission.ts';
import { captionOf, isForm } from '../shared/Front.ts';

/** Whether a document of this kind has a caption at all. */
export const isCaptioned = (lead: CheckedDocument): boolean => captionOf(lead) !== 'none' && !isForm(lead);
