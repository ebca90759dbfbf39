import type { Submission } from '../../checks/Submission.ts';
import type { Rule } from '../../Rule.ts';
import { statementsIn, titleOf } from '../shared/lookup.ts';

const corporate =
  /\b(?:inc|corp|corporation|company|co|llc|l\.l\.c|lp|llp|ltd|bank|n\.a|association|trust|partners|department|county|city|state|board|district)\b\.?/i;
const ofAppellee = /appellee|respondent|answer|response|opposition/i;
const ofAppellant = /appellant|petitioner|opening|initial/i;
/** What an appellee may leave out, being content with the appellant's (Fed. R. App. P. 28(b); Tex. R. App. P. 38.2; Sup. Ct. R. 24.2). */
const ofAppellantAlone = [
  'jurisdictional_statement',
  'statement_of_jurisdiction',
  'jurisdiction',
  'statement_of_issues',
  'issues_presented',
  'questions_presented',
  'statement_of_the_case',
  'statement_of_case',
  'statement_of_case_and_facts',
  'statement',
  'statement_of_facts',
  'nature_of_case',
  'introductory_paragraph',
  'cplr_5531_statement',
  'appendix',
  'identity_of_parties_and_counsel',
  'opinions_below',
  'provisions',
  'parties',
  'related_litigation',
];

/** Whether a rule is about this very paper and not about others of its kind, e.g. about children where there are none. */
export function isAbout(rule: Rule, submission: Submission): boolean {
  const [lead] = submission.documents;
  const title = titleOf(lead);
  switch (rule.id) {
    case 'NY-FAM-04':
    case 'TX-FAM-03':
    case 'IL-FAM-02':
      return hasChildren(submission);
    case 'TX-FAM-04':
      return hasChildren(submission) && /parent-child|custody|conservator|paternity|child/i.test(title);
    case 'TX-PRB-01':
    case 'IL-PRB-01':
      return /\bwill\b|probate of/i.test(title) && !/intestate|administration without|small estate/i.test(title);
    case 'TX-PID-01':
      return /original|^petition|complaint/i.test(title) && filers(submission).some((name) => !corporate.test(name));
    case 'CA-MOT-01':
      // In limine no notice is due; motions of lawyers to be relieved have no memorandum (Cal. Rules of Court, rules 3.1112(f), 3.1362).
      return !/ex parte|in limine|relieved|request for order|joint|stipulat|notice of (?:non-?)?opposition/i.test(
        title,
      );
    case 'FD-PAR-01':
      return !/habeas|removal/i.test(title);
    case 'CA-APP-SEC-01':
      return !/letter/i.test(title);
    default:
      return true;
  }
}

/** Of a rule's list those parts that are due in such a brief: who answers an appeal need not say again what the appellant said. */
export function reducedParts(names: readonly string[], rule: Rule, { documents: [lead] }: Submission): string[] {
  if (!rule.applies_to.doc_types.includes('brief_principal')) return [...names];
  const title = titleOf(lead);
  const isAppellants = ofAppellant.test(title) && !ofAppellee.test(title);
  return isAppellants ? [...names] : names.filter((name) => !ofAppellantAlone.includes(name));
}

function hasChildren({ documents: [lead] }: Submission): boolean {
  const said = statementsIn(lead, 'children');
  return said.length > 0 && !said.some(({ value }) => value === 'none');
}

/** Names of the side that this paper speaks for. */
function filers({ documents: [lead] }: Submission): string[] {
  const { doc_type, plaintiffs, defendants } = lead.reading;
  const side = /answer/i.test(doc_type?.value ?? '') ? defendants : plaintiffs;
  return side.map(({ value }) => value);
}
