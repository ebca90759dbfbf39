import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import { met, missing, notApplicable, notChecked, statementsIn, titleOf } from '../shared/lookup.ts';
import { isDisclosed } from './isDisclosed.ts';
import { corporation, filersOf, isMotion, namesOf, publicBody } from './sides.ts';

/** Whether a corporate party discloses its owners, if its first document must. */
export const disclosureStatement: Evaluator<'disclosure_statement'> = ({ parameters }, submission) => {
  const [lead] = submission.documents;
  const ofDefendant = parameters.by === 'defendant_organization';
  if (ofDefendant && !namesOf(lead, 'plaintiffs').some((name) => publicBody.test(name))) return notApplicable;
  const names = ofDefendant ? namesOf(lead, 'defendants') : filersOf(lead);
  // This concerns entities; individuals have no shareholders to disclose.
  if (!names.some((name) => (corporation.test(name) || /\bllc\b/i.test(name)) && !publicBody.test(name)))
    return notApplicable;
  if (isMotion(lead) && !isFirstDocument(lead)) return notApplicable;
  if (isDisclosed(submission)) return met;
  // In a document from a docket and in a removed case, the statement may be a separate entry, and this may not be the
  // party's first document.
  if (statementsIn(lead, 'efiling_banner').length > 0)
    return notChecked({ code: 'statements.disclosure_on_docket', values: {} });
  if (/\bremov(?:al|ed)\b/i.test(titleOf(lead)) || lead.reading.related_cases.length > 0)
    return notChecked({ code: 'statements.disclosure_in_earlier_court', values: {} });
  return missing(lead, { code: 'statements.disclosure_missing', values: {} }, { adviceOnly: true });
};

const isFirstDocument = (lead: CheckedDocument) =>
  /to dismiss|more definite|to strike|to remand|to compel arbitration|to quash|extension of time/i.test(titleOf(lead));
