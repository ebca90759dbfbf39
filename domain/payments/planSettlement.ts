import type { FilingState } from '#domain/filings/states';
import type { OperationKind } from './paymentStates.ts';

/** A fee of a filed envelope with the state of its filing; a charge on the envelope has that of all of them. */
export type DueItem = { filing_id: string | null; amount_cents: number | null };

/** An authorization with what was captured from it and given back. Operations that wait count as done. */
export type HeldPayment = {
  id: string;
  amount_cents: number;
  captured_cents: number;
  refunded_cents: number;
  released: boolean;
};

export type PlannedOperation = { payment_id: string; kind: OperationKind; amount_cents: number };

/** How far a court has decided on a filing, as far as its fee depends on it. */
export type FeeStanding = 'open' | 'due' | 'dropped';

const due: readonly FilingState[] = ['accepted', 'docketed', 'served'];
const dropped: readonly FilingState[] = ['rejected', 'withdrawn'];

/** Whether the fee of a filing is due: it is with the acceptance. A returned filing can come back, so its fee stays open. */
export function standingOf(state: FilingState): FeeStanding {
  if (due.includes(state)) return 'due';
  return dropped.includes(state) ? 'dropped' : 'open';
}

/** What is due now, and what may still become due. */
export function sumFees(
  items: readonly DueItem[],
  standings: ReadonlyMap<string, FeeStanding>,
  cap_cents: number | null,
): { due_cents: number; open_cents: number } {
  const all = [...standings.values()];
  const ofEnvelope: FeeStanding = all.includes('due') ? 'due' : all.includes('open') ? 'open' : 'dropped';
  const standing = ({ filing_id }: DueItem) =>
    filing_id === null ? ofEnvelope : (standings.get(filing_id) ?? 'dropped');
  const sum = (wanted: FeeStanding) =>
    items.reduce((total, one) => total + (standing(one) === wanted ? (one.amount_cents ?? 0) : 0), 0);
  const capped = Math.min(sum('due'), cap_cents ?? Number.POSITIVE_INFINITY);
  return { due_cents: capped, open_cents: Math.min(sum('open'), (cap_cents ?? Number.POSITIVE_INFINITY) - capped) };
}

/**
 * What to ask of the provider so that exactly what is due is captured: captures from the oldest authorization on, a
 * refund of what was captured too much, and the release of holds that nothing open needs. Repeated with the result, it
 * plans nothing.
 */
export function planSettlement(
  { due_cents, open_cents }: { due_cents: number; open_cents: number },
  payments: readonly HeldPayment[],
): PlannedOperation[] {
  const kept = payments.reduce((sum, one) => sum + one.captured_cents - one.refunded_cents, 0);
  const planned: PlannedOperation[] = [];
  let missing = Math.max(0, due_cents - kept);
  let tooMuch = Math.max(0, kept - due_cents);
  let open = open_cents;
  for (const payment of payments) {
    const { id: payment_id, captured_cents, refunded_cents } = payment;
    const available = payment.released ? 0 : payment.amount_cents - captured_cents;
    const capture = Math.min(available, missing);
    if (capture > 0) planned.push({ payment_id, kind: 'capture', amount_cents: capture });
    missing -= capture;
    const refund = Math.min(captured_cents - refunded_cents, tooMuch);
    if (refund > 0) planned.push({ payment_id, kind: 'refund', amount_cents: refund });
    tooMuch -= refund;
    const left = available - capture;
    if (left > 0 && open === 0) planned.push({ payment_id, kind: 'release', amount_cents: left });
    open = Math.max(0, open - left);
  }
  return planned;
}

/** What the filer must still pay before everything that may become due is covered. */
export function balanceOf(
  { due_cents, open_cents }: { due_cents: number; open_cents: number },
  payments: readonly HeldPayment[],
): number {
  const kept = payments.reduce((sum, one) => sum + one.captured_cents - one.refunded_cents, 0);
  const held = payments.reduce((sum, one) => sum + (one.released ? 0 : one.amount_cents - one.captured_cents), 0);
  return Math.max(0, due_cents + open_cents - kept - held);
}
