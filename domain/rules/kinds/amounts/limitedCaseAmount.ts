import type { Evaluator } from '../Evaluator.ts';
import { frontOf } from '../shared/Front.ts';
import { broken, met, notApplicable, notChecked } from '../shared/lookup.ts';
import { amountOf, inDollars } from './amounts.ts';

/** Whether a case that its caption calls limited asks for no more than its track allows (Cal. Code Civ. Proc. §§ 85, 86). */
export const limitedCaseAmount: Evaluator<'limited_case_amount'> = ({ parameters }, { documents: [lead] }) => {
  const { most_usd: most } = parameters;
  if (!frontOf(lead).has('limited')) return notApplicable;
  const amount = amountOf(lead);
  if (amount === undefined) return notChecked('No sum that is demanded could be read.');
  if (amount.dollars <= most) return met;
  return broken({
    message: `The caption says LIMITED CIVIL CASE; the paper asks for ${inDollars(amount.dollars)}, more than ${inDollars(most)}.`,
    mend: `File it as an unlimited civil case, or state what of the sum is interest, costs or attorney fees.`,
    evidence: amount.evidence,
  });
};
