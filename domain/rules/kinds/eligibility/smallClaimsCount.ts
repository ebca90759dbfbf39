import { amountOf, inDollars } from '../amounts/amounts.ts';
import type { Evaluator } from '../Evaluator.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';

/** Whether a large small claim says how many such claims its claimant has filed this year (Cal. Code Civ. Proc. § 116.231). */
export const smallClaimsCount: Evaluator<'small_claims_count'> = (rule, { documents: [lead], forum }) => {
  if (isOfOtherCases(rule, forum)) return notApplicable;
  const { over_usd, per_year } = rule.parameters;
  const amount = amountOf(lead);
  if (amount === undefined) return notChecked('No sum that is claimed could be read.');
  if (amount.dollars <= over_usd) return notApplicable;
  if (statementsIn(lead, 'small_claims_count').length > 0) return met;
  return missing(
    lead,
    `The claim is for ${inDollars(amount.dollars)} and does not say how many claims over ${inDollars(over_usd)} the claimant has filed this year.`,
    `Add: "I have not filed, and will not file, more than ${per_year === 2 ? 'two' : per_year} small claims for more than ${inDollars(over_usd)} in California during this calendar year."`,
  );
};
