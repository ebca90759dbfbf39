import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findPayments } from '../feeRepository.ts';
import { planOperation } from '../operations.ts';

/** Plans a refund of a captured payment of an envelope that is locked, and returns its operation. */
export async function planRefundForSystem(
  tx: Db,
  needs: Needs<'now'>,
  envelope_id: string | null,
  amount_cents: number,
): Promise<string> {
  const found = envelope_id === null ? [] : await findPayments(tx, envelope_id);
  const covers = found.find(({ held }) => held.captured_cents - held.refunded_cents >= amount_cents);
  if (!covers) throw new Refusal('refund_exceeds_paid');
  const id = await planOperation(tx, needs, { payment_id: covers.payment.id, kind: 'refund', amount_cents });
  if (id === null) throw new Refusal('changed_meanwhile');
  return id;
}
