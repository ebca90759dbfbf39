import type { Evaluator } from '../Evaluator.ts';
import { notApplicable, notChecked } from '../shared/lookup.ts';

/** The subject of the email by which a document was served is not part of the document. */
export const emailSubject: Evaluator<'email_subject'> = (_rule, { documents: [lead] }) => {
  const ways = lead.reading.service?.parts?.how ?? '';
  if (!/e-mail/.test(ways)) return notApplicable;
  return notChecked({ code: 'sections.email_subject_not_filed', values: {} });
};
