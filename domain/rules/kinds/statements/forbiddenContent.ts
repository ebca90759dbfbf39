import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notApplicable, statementsIn } from '../shared/lookup.ts';

const ofInjury =
  /negligen|injur|wrongful death|battery|malpractice|premises|products? liability|motor vehicle|survival/i;
/** What only says that the court has jurisdiction. */
const floor =
  /(?:exceed|excess|more than|greater than|over|at least|minimum|jurisdiction|limit|not less|threshold)[^.]{0,60}$/i;

/** Whether a complaint for an injury keeps silent on the amount of damages, as the codes want (Cal. Code Civ. Proc. § 425.10(b); CPLR 3017(c); 735 ILCS 5/2-604.2). */
export const forbiddenContent: Evaluator = ({ parameters }, { documents: [lead], forum }) => {
  const { reading } = lead;
  const causes = reading.causes_of_action.map(({ value }) => value).join('; ');
  const injuries = statementsIn(lead, 'injury');
  const isInjury = injuries.length > 0 && (causes === '' ? injuries.length > 1 : ofInjury.test(causes));
  if (!isInjury || parameters.forbid === undefined) return notApplicable;
  const demanded = reading.amount_cents;
  if (demanded === undefined || demanded.evidence.length === 0) return met;
  const around = `${demanded.evidence.map(({ quote }) => quote).join(' ')}`;
  const sum = reading.sums.find(({ value }) => Number(value.replace(/[^\d.]/g, '')) * 100 === demanded.value);
  if (
    floor.test(around.split('$')[0] ?? '') ||
    floor.test(sum?.parts?.for ?? '') ||
    isFloor(demanded.value, forum.jurisdiction)
  )
    return met;
  return broken({
    message: 'The complaint is for an injury and states an amount of damages.',
    mend: mends[forum.jurisdiction ?? ''] ?? 'Leave the amount out: "damages in an amount to be proved at trial".',
    evidence: demanded.evidence,
  });
};

const mends: Partial<Record<string, string>> = {
  California: 'Write "damages according to proof" and serve a statement of damages (form CIV-050) instead.',
  'New York':
    'Write that the damages exceed the jurisdictional limits of all lower courts; the defendant may demand a supplemental statement.',
  Illinois: 'Write only what the court’s rules need: "in excess of $50,000".',
};

/** The lines between courts and tracks are often named as such, in cents. */
const floors: Record<string, readonly number[]> = {
  California: [25_000_00, 35_000_00, 10_000_00],
  Illinois: [50_000_00, 30_000_00, 10_000_00],
  'New York': [25_000_00, 50_000_00],
};
const isFloor = (cents: number, jurisdiction: string | null) => floors[jurisdiction ?? '']?.includes(cents) === true;
