import type { StatementKind } from '#domain/documentFacts/Statement';
import { anyOf, pattern } from '#domain/text/pattern';
import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import { absentParts } from '../sections/demands.ts';
import { anyStates, met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { isAbout } from '../shared/subjects.ts';

const governments = [
  'people',
  'state',
  'county',
  'city',
  'town',
  'village',
  'commonwealth',
  'united states',
  'department',
  'board',
  'regents',
  'school district',
  /.* (?:county|city|district|authority|commission)/,
];
const publicBody = pattern('i')`^(?:the )?${anyOf(governments)}\b`;
/** Evidence that someone attests to the truth of a document. */
const oathKinds: StatementKind[] = ['penalty_of_perjury', 'sworn', 'notary', 'verification', 'texas_jurat'];

/** Whether a document that must be sworn, verified, or declared true has an oath that the court accepts. */
export const verification: Evaluator<'verification'> = ({ parameters }, submission) => {
  const [lead] = submission.documents;
  const { about, parts = [] } = parameters;
  if (about !== undefined && !isAbout(about, lead)) return notApplicable;
  const whether = isDue(parameters, lead);
  if (whether === 'unseen') return notChecked({ code: 'oaths.answered_pleading_unseen', values: {} });
  if (whether === 'no') return notApplicable;
  const lacking = absentParts(parts, submission);
  const oath = anyStates(submission, ...oathKinds) ? null : parameters.oath;
  if (lacking.length > 0) return missing(lead, { code: 'oaths.document_incomplete', values: { oath, parts: lacking } });
  return oath === null ? met : missing(lead, { code: 'oaths.missing', values: { oath } });
};

/** Whether the rule requires an oath in this document; `unseen` if its text does not show this. */
function isDue({ when }: Asked<'verification'>['parameters'], lead: CheckedDocument): 'yes' | 'no' | 'unseen' {
  if (when === undefined) return 'yes';
  const [first] = lead.reading.plaintiffs;
  if (when === 'pleading_verified_or_public_plaintiff' && first !== undefined && publicBody.test(first.value)) {
    // Public bodies may answer without a verification (Cal. Code Civ. Proc. § 446(a)).
    return lead.reading.defendants.some(({ value }) => publicBody.test(value)) ? 'no' : 'yes';
  }
  if (statementsIn(lead, 'verified_pleading_named').length > 0) return 'yes';
  if (statementsIn(lead, 'unverified_pleading_named').length > 0) return 'no';
  return 'unseen';
}
