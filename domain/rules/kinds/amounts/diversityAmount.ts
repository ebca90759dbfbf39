import type { Evaluator } from '../Evaluator.ts';
import { broken, met, missing, notApplicable, statementsIn } from '../shared/lookup.ts';
import { amountOf, inDollars } from './amounts.ts';

/** Whether more than $75,000 is in controversy where diversity of citizenship alone is pleaded (28 U.S.C. § 1332(a)). */
export const diversityAmount: Evaluator<'diversity_amount'> = ({ parameters }, { documents: [lead] }) => {
  const { over_usd: least } = parameters;
  const diversity = statementsIn(lead, 'diversity');
  const federal = statementsIn(lead, 'federal_question').length > 0;
  const [first] = diversity;
  if (first === undefined || federal) return notApplicable;
  // A class action counts together, to another sum (28 U.S.C. § 1332(d)).
  if (
    /class/i.test(lead.reading.title?.value ?? '') ||
    lead.reading.authorities.some(({ value }) => /1332\(d\)/.test(value))
  )
    return notApplicable;
  if (statementsIn(lead, 'over_75000').length > 0) return met;
  const sums = lead.reading.sums.map(({ value }) => Number(value.replace(/[$,]/g, '')));
  const amount = amountOf(lead);
  if (sums.some((sum) => sum > least) || (amount !== undefined && amount.dollars > least)) return met;
  const mend = `State, if it is so: "The amount in controversy exceeds ${inDollars(least)}, exclusive of interest and costs."`;
  if (amount !== undefined)
    return broken({
      message: `Diversity of citizenship is pleaded, and the sum asked for is ${inDollars(amount.dollars)}, not more than ${inDollars(least)}.`,
      mend,
      evidence: amount.evidence,
    });
  return missing(
    lead,
    `Diversity of citizenship is pleaded, and not that more than ${inDollars(least)} is in controversy.`,
    mend,
  );
};
