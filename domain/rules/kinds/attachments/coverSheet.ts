import type { Evaluator } from '../Evaluator.ts';
import { met, missing, notApplicable } from '../shared/lookup.ts';
import { opensNewCase } from '../shared/opensNewCase.ts';
import { comesWith } from './comesWith.ts';
import { wantedForms } from './wanted.ts';

/** Whether the first paper of a case comes with its court's cover sheet. A case with a number has had it. */
export const coverSheet: Evaluator<'cover_sheet'> = ({ parameters }, submission) => {
  const [lead] = submission.documents;
  const wanted = wantedForms[parameters.form];
  const ownForm = parameters.is_the_form === true;
  if (!ownForm && !opensNewCase(submission)) return notApplicable;
  if (comesWith(submission, wanted)) return met;
  return missing(
    lead,
    ownForm ? `The request is not on ${wanted.name}.` : `Not among the documents submitted: ${wanted.name}.`,
    ownForm
      ? `Make the request on ${wanted.name} with the addendum of its kind of case.`
      : `Add ${wanted.name} to the submission.`,
  );
};
