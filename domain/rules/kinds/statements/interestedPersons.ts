import type { Evaluator } from '../Evaluator.ts';
import { met, missing } from '../shared/lookup.ts';
import { isDisclosed } from './isDisclosed.ts';

/** Whether a brief has its certificate of interested persons. */
export const interestedPersons: Evaluator<'interested_persons'> = (_rule, submission) =>
  isDisclosed(submission)
    ? met
    : missing(submission.documents[0], { code: 'statements.interested_persons_missing', values: {} });
