import type { Evaluator } from '../Evaluator.ts';
import { frontOf } from '../shared/Front.ts';
import { broken, met, missing, notApplicable, statementsIn } from '../shared/lookup.ts';
import { isCaptioned } from './isCaptioned.ts';

/** Whether a limited civil case says so in its caption, and on which side of $10,000 its demand is. */
export const limitedCaseCaption: Evaluator<'limited_case_caption'> = ({ parameters }, { documents: [document] }) => {
  if (!isCaptioned(document)) return notApplicable;
  const front = frontOf(document);
  const { amount_cents: amount } = document.reading;
  const equity = statementsIn(document, 'equity').length > 0;
  if (front.has('limited')) {
    if (front.has('over_10000') || front.has('not_over_10000')) return met;
    return broken({
      message: 'The caption says that this is a limited civil case, and not whether the demand exceeds $10,000.',
      mend: 'Add under the title: "Amount demanded exceeds $10,000" or "Amount demanded does not exceed $10,000".',
      evidence: statementsIn(document, 'front_limited')[0]?.evidence ?? [],
    });
  }
  if (front.has('unlimited') || amount === undefined || equity) return notApplicable;
  if (amount.value > 100 * parameters.most_usd) return notApplicable;
  return missing(
    document,
    `The paper asks for $${(amount.value / 100).toLocaleString('en-US')}, and its caption does not say that this is a limited civil case.`,
    'If the whole demand is $35,000 or less, add under the case number: "LIMITED CIVIL CASE", with "Amount demanded exceeds $10,000" or "does not exceed $10,000".',
  );
};
