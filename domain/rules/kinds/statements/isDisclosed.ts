import type { Submission } from '../../checks/Submission.ts';
import { anyStates, titleOf } from '../shared/lookup.ts';

const disclosureTitle = /disclosure|certificate of interested|rule 7\.1|corporate/i;

/** Whether a submission discloses who has an interest in a party, in any of its documents. */
export const isDisclosed = (submission: Submission): boolean =>
  anyStates(submission, 'interested_persons', 'disclosure_statement') ||
  submission.documents.some((one) => disclosureTitle.test(titleOf(one)));
