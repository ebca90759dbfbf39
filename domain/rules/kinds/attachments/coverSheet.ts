import type { Evaluator } from '../Evaluator.ts';
import { met, missing, notApplicable } from '../shared/lookup.ts';
import { opensNewCase } from '../shared/opensNewCase.ts';
import { comesWith } from './comesWith.ts';
import { wantedForms } from './wantedDocuments.ts';

/** Whether the first document of a case has the court's cover sheet. If the case has a number, it was filed earlier. */
export const coverSheet: Evaluator<'cover_sheet'> = ({ parameters }, submission) => {
  const [lead] = submission.documents;
  const { form, is_the_form } = parameters;
  if (!is_the_form && !opensNewCase(submission)) return notApplicable;
  if (comesWith(submission, wantedForms[form])) return met;
  return missing(
    lead,
    is_the_form
      ? { code: 'attachments.not_on_form', values: { form } }
      : { code: 'attachments.missing', values: { wanted: [form], or_affidavit: false } },
  );
};
