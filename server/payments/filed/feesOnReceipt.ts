import { formatAmount } from '#domain/money/formatAmount';
import type { Db } from '#server/kernel/Database';
import { findFees, findItems, findPayments, type StoredFees, type TalliedPayment } from '../feeRepository.ts';

/**
 * What a receipt says of the fees: what was settled when the envelope was filed, so that a receipt that is printed later
 * is the same. It does not name a request for a fee waiver, which is confidential.
 */
export async function feesOnReceiptForSystem(db: Db, envelope_id: string): Promise<string> {
  const fees = await findFees(db, envelope_id);
  if (!fees || fees.filed_at === null) return 'None collected by the portal with this filing';
  if ((await findItems(db, envelope_id)).length === 0) return 'None due under the fee schedule on file';
  return describe(fees, fees.filed_at, await findPayments(db, envelope_id));
}

function describe({ choice, statute }: StoredFees, filed_at: Date, payments: readonly TalliedPayment[]): string {
  if (choice === 'government') return `None: public agency (${statute})`;
  if (choice === 'at_court') return 'To be paid at the court';
  const held = payments.find(
    ({ payment: { state, answered_at } }) => state === 'authorized' && answered_at !== null && answered_at <= filed_at,
  );
  if (choice !== 'pay_now' || !held) return 'Not paid with this filing';
  const { amount_cents, brand, last_four, provider } = held.payment;
  const test = provider === 'test' ? ' (test payment, no money moved)' : '';
  return `${formatAmount(amount_cents)} authorized on ${brand} ending in ${last_four}, charged at acceptance${test}`;
}
