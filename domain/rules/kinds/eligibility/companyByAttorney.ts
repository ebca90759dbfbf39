import { isEntity } from '../amounts/amounts.ts';
import type { Evaluator } from '../Evaluator.ts';
import { hasLawyer } from '../shared/documentNature.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { broken, met, notApplicable, notChecked } from '../shared/lookup.ts';

/** Whether a company that brings a claim is represented by an attorney (Ill. S. Ct. R. 282(b)). */
export const companyByAttorney: Evaluator<'company_by_attorney'> = (rule, { documents: [lead], filer, forum }) => {
  if (isOfOtherCases(rule, forum)) return notApplicable;
  const entity = isEntity(lead);
  if (entity === undefined) return notChecked({ code: 'eligibility.claimant_unread', values: {} });
  if (!entity || hasLawyer(lead) || filer.represented) return met;
  return broken({
    says: { code: 'eligibility.company_without_attorney', values: {} },
    evidence: lead.reading.plaintiffs[0]?.evidence ?? [],
  });
};
