import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notApplicable, statementsIn } from '../shared/lookup.ts';

const ofInjury =
  /negligen|injur|wrongful death|battery|malpractice|premises|products? liability|motor vehicle|survival/i;
/** Amounts that state only the court's jurisdiction. */
const floor =
  /(?:exceed|excess|more than|greater than|over|at least|minimum|jurisdiction|limit|not less|threshold)[^.]{0,60}$/i;

/**
 * Whether a personal injury complaint omits the amount of damages, as the codes require (Cal. Code Civ. Proc. §
 * 425.10(b); CPLR 3017(c); 735 ILCS 5/2-604.2).
 */
export const forbiddenContent: Evaluator<'forbidden_content'> = ({ parameters }, { documents: [lead] }) => {
  const { reading } = lead;
  const causes = reading.causes_of_action.map(({ value }) => value).join('; ');
  const injuries = statementsIn(lead, 'injury');
  const isInjury = injuries.length > 0 && (causes === '' ? injuries.length > 1 : ofInjury.test(causes));
  if (!isInjury) return notApplicable;
  const demanded = reading.amount_cents;
  if (demanded === undefined || demanded.evidence.length === 0) return met;
  const around = `${demanded.evidence.map(({ quote }) => quote).join(' ')}`;
  const sum = reading.sums.find(({ value }) => Number(value.replace(/[^\d.]/g, '')) * 100 === demanded.value);
  if (
    floor.test(around.split('$')[0] ?? '') ||
    floor.test(sum?.parts?.for ?? '') ||
    parameters.floors_usd.some((floor) => floor * 100 === demanded.value)
  )
    return met;
  return broken({
    says: { code: 'statements.injury_amount_stated', values: { remedy: parameters.remedy } },
    evidence: demanded.evidence,
  });
};
