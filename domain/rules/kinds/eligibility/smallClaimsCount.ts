import { amountOf, toCents } from '../amounts/amounts.ts';
import type { Evaluator } from '../Evaluator.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';

/**
 * Whether a small claim over the amount states how many such claims the claimant has filed this year (Cal. Code Civ.
 * Proc. § 116.231).
 */
export const smallClaimsCount: Evaluator<'small_claims_count'> = (rule, { documents: [lead], forum }) => {
  if (isOfOtherCases(rule, forum)) return notApplicable;
  const { over_usd, per_year } = rule.parameters;
  const over = toCents(over_usd);
  const amount = amountOf(lead);
  if (amount === undefined) return notChecked({ code: 'amounts.demand_unread', values: {} });
  if (amount.cents <= over) return notApplicable;
  if (statementsIn(lead, 'small_claims_count').length > 0) return met;
  return missing(lead, {
    code: 'eligibility.small_claims_count_missing',
    values: { asked: amount.cents, over, per_year },
  });
};
