import type { Evaluator } from '../Evaluator.ts';
import { met, missing, notApplicable } from '../shared/lookup.ts';
import { opensNewCase } from '../shared/opensNewCase.ts';
import { comesWith } from './comesWith.ts';
import { wantedForms } from './wanted.ts';

/** Whether the first paper of a case comes with its court's cover sheet. A case with a number has had it. */
export const coverSheet: Evaluator = ({ parameters, applies_to }, submission) => {
  const [lead] = submission.documents;
  const wanted = wantedForms[String(parameters.form)];
  if (wanted === undefined || parameters.enforce === false) return notApplicable;
  const ownForm = applies_to.doc_types.includes('rji');
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
