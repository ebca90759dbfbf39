import type { Evaluator } from '../Evaluator.ts';
import { frontOf } from '../shared/Front.ts';
import { broken, met, notApplicable, notChecked } from '../shared/lookup.ts';
import { amountOf, toCents } from './amounts.ts';

/** Whether the demand in a limited civil case is within the limit (Cal. Code Civ. Proc. §§ 85, 86). */
export const limitedCaseAmount: Evaluator<'limited_case_amount'> = ({ parameters }, { documents: [lead] }) => {
  const most = toCents(parameters.most_usd);
  if (!frontOf(lead).has('limited')) return notApplicable;
  const amount = amountOf(lead);
  if (amount === undefined) return notChecked({ code: 'amounts.demand_unread', values: {} });
  if (amount.cents <= most) return met;
  return broken({
    says: { code: 'amounts.over_limited_case', values: { asked: amount.cents, most } },
    evidence: amount.evidence,
  });
};
