import type { Evaluator } from '../Evaluator.ts';
import { hasLawyer } from '../shared/documentNature.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { met, missing, notApplicable, statementsIn, titleOf } from '../shared/lookup.ts';

/** Whether a personal representative appears through an attorney, unless no one else has an interest (Fla. Prob. R. 5.030(a)). */
export const representativeByAttorney: Evaluator<'representative_by_attorney'> = (
  rule,
  { documents: [lead], filer, forum },
) => {
  if (isOfOtherCases(rule, forum)) return notApplicable;
  if (!/petition|administration|inventory|accounting|personal representative/i.test(titleOf(lead)))
    return notApplicable;
  if (hasLawyer(lead) || filer.represented || statementsIn(lead, 'sole_interested').length > 0) return met;
  return missing(lead, { code: 'eligibility.representative_without_attorney', values: {} });
};
