import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { WordedProblem as Problem } from '../Outcome.ts';
import {
  anyStates,
  broken,
  met,
  notApplicable,
  notChecked,
  statementsIn,
  titleOf,
  typeOf,
  unreadIn,
} from '../shared/lookup.ts';
import { exemptMotions } from './details.ts';

const aboutDiscovery =
  /compel|discovery|protective order|quash|deposition|interrogator|production|sanctions|admissions/i;
const wording =
  'Add before the certificate of service: "I certify that on [date] I conferred with [name], [counsel for which party], about the relief asked in this motion; the motion is [opposed / unopposed] because [reason]. [signature]"';

/** Whether a motion says that its movant conferred with the other side, where the court's rules want that first. */
export const certificateOfConference: Evaluator<'certificate_of_conference'> = ({ parameters }, submission) => {
  const [lead] = submission.documents;
  const title = titleOf(lead);
  if (!/motion/i.test(title) || /joint|agreed|stipulated|ex parte|motion in limine/i.test(title)) return notApplicable;
  if (parameters.discovery_motions_only && !aboutDiscovery.test(title)) return notApplicable;
  const isExempt = (parameters.exempt ?? []).some((name) => exemptMotions[name].test(title));
  const problems = [
    ...(isExempt || anyStates(submission, 'certificate_of_conference') || /unopposed/i.test(title)
      ? []
      : [notConferred(parameters.called ?? 'certificate of conference')]),
    ...(parameters.proposed_order && !isExempt && !hasProposedOrder(submission) ? [noOrder] : []),
  ];
  const [first, ...more] = problems;
  if (first === undefined) return isExempt ? notApplicable : met;
  const why = unreadIn(lead);
  return why === undefined ? broken(first, ...more) : notChecked(why);
};

const notConferred = (certificate: string): Problem => ({
  message: `No ${certificate} was found.`,
  mend: wording,
  evidence: [],
});
const noOrder: Problem = {
  message: 'No proposed order comes with the motion.',
  mend: 'Add a proposed order as a document of its own: "[PROPOSED] ORDER. The Court grants [title of the motion] and orders that [relief]. [line for the judge to sign and date]"',
  evidence: [],
};

const hasProposedOrder = ({ documents }: Submission): boolean =>
  documents.some(
    (document: CheckedDocument) =>
      ['proposed', 'order'].includes(typeOf(document)?.family ?? '') ||
      /proposed (?:\w+ )*(?:order|judgment)|^order\b/i.test(titleOf(document)) ||
      /proposed.{0,3}order|\border\b/i.test(document.kind === 'supporting' ? document.name : '') ||
      statementsIn(document, 'proposed_order').length > 0,
  );
