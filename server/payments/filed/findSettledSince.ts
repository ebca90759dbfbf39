import type { Db } from '#server/kernel/Database';
import { findPayments, findWaiver } from '../feeRepository.ts';

/** What an envelope’s filer did about its fees since a moment: the amount authorized, and whether a waiver was requested. */
export async function findSettledSinceForSystem(
  db: Db,
  envelope_id: string | null,
  since: Date,
): Promise<{ paid_cents: number; settled: boolean }> {
  if (envelope_id === null) return { paid_cents: 0, settled: false };
  const paid = (await findPayments(db, envelope_id)).filter(
    ({ payment: { state, answered_at } }) => state === 'authorized' && answered_at !== null && answered_at >= since,
  );
  const paid_cents = paid.reduce((sum, { payment }) => sum + payment.amount_cents, 0);
  const requested_at = (await findWaiver(db, envelope_id))?.requested_at ?? null;
  return { paid_cents, settled: paid_cents > 0 || (requested_at !== null && requested_at >= since) };
}
