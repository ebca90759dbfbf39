import type { FeeItem as FeeItemOnWire, FeeRules, Payment } from '#contract/payments';
import type { KindCourt } from '#domain/courts/courtKindOf';
import type { FeeItem } from '#domain/payments/FeeItem';
import { waiverRuleOf } from '#domain/payments/waiverRuleOf';
import type { StoredItem, TalliedPayment } from './feeRepository.ts';

/** The title of each lead document, by its ID. */
export type Titles = ReadonlyMap<string, string>;

/** A computed fee. */
export function describeItem(item: FeeItem, titles: Titles): FeeItemOnWire {
  const { filing_id, candidates, fee_id: _fee, ...rest } = item;
  return {
    ...rest,
    ...{ filing_id, document: filing_id === null ? null : (titles.get(filing_id) ?? null) },
    candidates: candidates.map(({ description, amount_cents }) => ({ description, amount_cents })),
  };
}

/** A fee of a filed envelope. */
export function describeStored(item: StoredItem, titles: Titles) {
  const { id, filing_id, description, authority, confidence, amount_cents, computed_cents, open, reason } = item;
  return {
    ...{ id, filing_id, description, authority, confidence, amount_cents, computed_cents, reason },
    ...{ document: filing_id === null ? null : (titles.get(filing_id) ?? null) },
    ...{ open: amount_cents === null ? open : null, candidates: [], caveat: '' },
  };
}

/** A payment: never more of the card than its brand and last four digits. */
export function describePayment({ payment, operations, held }: TalliedPayment): Payment {
  const { id, state, amount_cents, brand, last_four, decline_reason, reference, started_at } = payment;
  const done = operations.filter((one) => one.state === 'done');
  const sum = (kind: string) => done.reduce((total, one) => total + (one.kind === kind ? one.amount_cents : 0), 0);
  return {
    ...{ id, state, amount_cents, brand, last_four, decline_reason, reference },
    ...{ captured_cents: sum('capture'), refunded_cents: sum('refund'), released: held.released },
    started_at: started_at.toISOString(),
  };
}

/** The rules of a court on waivers and exemptions. */
export function describeRules(court: KindCourt): FeeRules | null {
  const rules = waiverRuleOf(court);
  if (!rules) return null;
  const { waiver, exemption } = rules;
  const { form, authority, confidential, deemed_granted, pay_after_denial, effective_on_filing } = waiver;
  return {
    ...{ form, authority, deemed_granted, pay_after_denial, effective_on_filing },
    confidential: confidential?.authority ?? null,
    ...{ exemption: exemption.authority, exemption_confidence: exemption.confidence },
  };
}
