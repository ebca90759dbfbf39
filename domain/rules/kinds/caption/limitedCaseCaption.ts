import { toCents } from '../amounts/amounts.ts';
import type { Evaluator } from '../Evaluator.ts';
import { frontOf } from '../shared/Front.ts';
import { broken, met, missing, notApplicable, statementsIn } from '../shared/lookup.ts';
import { isCaptioned } from './isCaptioned.ts';

/** Whether the caption of a limited civil case states that it is limited, and whether its demand exceeds $10,000. */
export const limitedCaseCaption: Evaluator<'limited_case_caption'> = ({ parameters }, { documents: [document] }) => {
  if (!isCaptioned(document)) return notApplicable;
  const front = frontOf(document);
  const { amount_cents: amount } = document.reading;
  const equity = statementsIn(document, 'equity').length > 0;
  if (front.has('limited')) {
    if (front.has('over_10000') || front.has('not_over_10000')) return met;
    return broken({
      says: { code: 'caption.limited_case_demand_missing', values: {} },
      evidence: statementsIn(document, 'front_limited')[0]?.evidence ?? [],
    });
  }
  if (front.has('unlimited') || amount === undefined || equity) return notApplicable;
  const most = toCents(parameters.most_usd);
  if (amount.value > most) return notApplicable;
  return missing(document, { code: 'caption.limited_case_unlabeled', values: { asked: amount.value, most } });
};
