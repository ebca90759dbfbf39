import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import { hasLawyer } from '../shared/documentNature.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { broken, met, missing, notApplicable, statementsIn, titleOf } from '../shared/lookup.ts';
import { opensNewCase } from '../shared/opensNewCase.ts';
import { isAbout } from '../shared/subjects.ts';
import { lacking } from './lacking.ts';
import { triggers } from './triggers.ts';

/** Documents filed with the first document of a case; if the case has a number, they were filed earlier. */
const firstDocuments = [
  'complaint',
  'family_petition',
  'probate_petition',
  'small_claims_complaint',
  'notice_of_removal',
];

/** Whether a required form or document is attached, in the submission or in the same file. */
export const requiredAttachment: Evaluator<'required_attachment'> = (rule, submission) => {
  const [lead] = submission.documents;
  if (isOfOtherCases(rule, submission.forum) || !applies(rule, submission)) return notApplicable;
  const problem = ofLead(rule, lead);
  if (problem !== undefined) return broken(problem);
  const away = lacking(submission, rule);
  if (away.length === 0) return met;
  const { or_affidavit = false } = rule.parameters;
  return missing(lead, { code: 'attachments.missing', values: { wanted: away, or_affidavit } });
};

function applies({ parameters, applies_to }: Asked<'required_attachment'>, submission: Submission): boolean {
  const { only_if_ordered, when, about } = parameters;
  if (only_if_ordered) return false;
  // An answer may also challenge a statute; no other listed document opens a case.
  const opening = applies_to.doc_types.every((one) => firstDocuments.includes(one));
  if (opening && !opensNewCase(submission)) return false;
  if (when !== undefined && !when.some((name) => triggers[name](submission))) return false;
  return about === undefined || isAbout(about, submission.documents[0]);
}

/** Problems of the document itself, regardless of its attachments. */
function ofLead({ parameters }: Asked<'required_attachment'>, lead: CheckedDocument): Problem | undefined {
  const { without_attorney, served_not_filed, petitioners_named } = parameters;
  if (without_attorney && hasLawyer(lead))
    return {
      says: { code: 'attachments.counsel_in_small_claims', values: {} },
      evidence: lead.reading.counsel[0]?.evidence ?? lead.reading.bar_numbers[0]?.evidence ?? [],
    };
  const isDisclosure = /\bfl-?140\b|declaration of disclosure/i.test(titleOf(lead));
  if (served_not_filed && isDisclosure && !statementsIn(lead, 'form').some(({ value }) => value === 'FL-141'))
    return {
      says: { code: 'attachments.disclosure_not_filed', values: {} },
      evidence: lead.reading.title?.evidence ?? [],
    };
  const [shortened] = petitioners_named ? statementsIn(lead, 'et_al_in_caption') : [];
  return (
    shortened && {
      says: { code: 'attachments.petitioners_shortened', values: {} },
      evidence: shortened.evidence,
    }
  );
}
