import type { CheckedDocument } from '../../checks/Submission.ts';
import { typeOf } from '../shared/lookup.ts';

export const corporation =
  /\b(?:inc|incorporated|corp|corporation|company|co|bank|n\.a|p\.c|ltd|plc|s\.a|ag|gmbh)\b\.?(?:,|$|\s)/i;
export const partnership = /\b(?:llc|l\.l\.c|llp|l\.l\.p|lp|l\.p|pllc|partners|partnership)\b/i;
export const publicBody =
  /\b(?:united states|department|state of|people of|commonwealth|county|city of|town of|school district|agency|board of)\b/i;

export const namesOf = ({ reading }: CheckedDocument, side: 'plaintiffs' | 'defendants') =>
  reading[side].map(({ value }) => value);

/** A motion in response to the complaint may be a party's first document. */
export const isMotion = ({ reading: { doc_type } }: CheckedDocument) =>
  doc_type?.value === 'motion' || doc_type?.value === 'notice_of_motion';

/**
 * The side that files: defendants answer and remove; plaintiffs open cases. The signature of a motion states the side.
 */
export function filersOf(lead: CheckedDocument): string[] {
  if (typeOf(lead)?.filer === 'defendants') return namesOf(lead, 'defendants');
  if (!isMotion(lead)) return namesOf(lead, 'plaintiffs');
  const whom = lead.reading.signatures.map(({ parts }) => parts?.capacity ?? '').join(' ');
  if (/defendant|respondent|appellee/i.test(whom)) return namesOf(lead, 'defendants');
  return /plaintiff|petitioner|appellant/i.test(whom) ? namesOf(lead, 'plaintiffs') : [];
}
