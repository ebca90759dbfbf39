import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
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

/** Whether a motion states that the movant conferred with the opposing party, if the court's rules require it. */
export const certificateOfConference: Evaluator<'certificate_of_conference'> = ({ parameters }, submission) => {
  const [lead] = submission.documents;
  const title = titleOf(lead);
  if (!/motion/i.test(title) || /joint|agreed|stipulated|ex parte|motion in limine/i.test(title)) return notApplicable;
  if (parameters.discovery_motions_only && !aboutDiscovery.test(title)) return notApplicable;
  const isExempt = (parameters.exempt ?? []).some((name) => exemptMotions[name].test(title));
  const problems = [
    ...(isExempt || anyStates(submission, 'certificate_of_conference') || /unopposed/i.test(title)
      ? []
      : [notConferred(parameters.called ?? null)]),
    ...(parameters.proposed_order && !isExempt && !hasProposedOrder(submission) ? [noOrder] : []),
  ];
  const [first, ...more] = problems;
  if (first === undefined) return isExempt ? notApplicable : met;
  const why = unreadIn(lead);
  return why === undefined ? broken(first, ...more) : notChecked(why);
};

const notConferred = (called: string | null): Problem => ({
  says: { code: 'certificates.conference_missing', values: { called } },
  evidence: [],
});
const noOrder: Problem = {
  says: { code: 'certificates.proposed_order_missing', values: {} },
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
