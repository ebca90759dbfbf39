import type { Evaluator } from '../Evaluator.ts';
import { broken, met, missing, notApplicable, statementsIn } from '../shared/lookup.ts';
import { amountOf, toCents } from './amounts.ts';

/** Whether more than $75,000 is in controversy where diversity of citizenship alone is pleaded (28 U.S.C. § 1332(a)). */
export const diversityAmount: Evaluator<'diversity_amount'> = ({ parameters }, { documents: [lead] }) => {
  const over = toCents(parameters.over_usd);
  const diversity = statementsIn(lead, 'diversity');
  const federal = statementsIn(lead, 'federal_question').length > 0;
  const [first] = diversity;
  if (first === undefined || federal) return notApplicable;
  // The claims in a class action are aggregated and have a different minimum (28 U.S.C. § 1332(d)).
  if (
    /class/i.test(lead.reading.title?.value ?? '') ||
    lead.reading.authorities.some(({ value }) => /1332\(d\)/.test(value))
  )
    return notApplicable;
  if (statementsIn(lead, 'over_75000').length > 0) return met;
  const sums = lead.reading.sums.map(({ value }) => toCents(Number(value.replace(/[$,]/g, ''))));
  const amount = amountOf(lead);
  if (sums.some((sum) => sum > over) || (amount !== undefined && amount.cents > over)) return met;
  if (amount !== undefined)
    return broken({
      says: { code: 'amounts.under_diversity_minimum', values: { asked: amount.cents, over } },
      evidence: amount.evidence,
    });
  return missing(lead, { code: 'amounts.diversity_amount_missing', values: { over } });
};
