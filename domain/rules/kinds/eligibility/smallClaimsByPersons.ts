import { isEntity } from '../amounts/amounts.ts';
import type { Evaluator } from '../Evaluator.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { broken, met, notApplicable, notChecked, titleOf } from '../shared/lookup.ts';

/** Whether the claimant is a person. Companies and associations file commercial claims. */
export const smallClaimsByPersons: Evaluator<'small_claims_by_persons'> = (rule, { documents: [lead], forum }) => {
  if (isOfOtherCases(rule, forum)) return notApplicable;
  const entity = isEntity(lead);
  if (entity === undefined) return notChecked({ code: 'eligibility.claimant_unread', values: {} });
  if (!entity || /commercial|consumer transaction/i.test(titleOf(lead))) return met;
  return broken({
    says: { code: 'eligibility.company_in_small_claims', values: {} },
    evidence: lead.reading.plaintiffs[0]?.evidence ?? lead.reading.claimants[0]?.evidence ?? [],
  });
};
