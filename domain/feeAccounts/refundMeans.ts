import type { PaymentMeans } from './lineKinds.ts';

/** How the court returns money: from the drawer, by check, to the card at the provider, or to a deposit account. */
export const refundMeans = ['cash', 'check', 'online', 'deposit_account'] as const;
export type RefundMeans = (typeof refundMeans)[number];

/** How what was paid by each means can be returned. A card at the court’s terminal and a money order are returned by check. */
export const refundedBy: Record<PaymentMeans, readonly RefundMeans[]> = {
  cash: ['cash', 'check'],
  card: ['check'],
  check: ['check'],
  money_order: ['check'],
  online: ['online'],
  deposit_account: ['deposit_account'],
};

/** The largest refund that a clerk makes without an administrator, in cents. */
export const clerkRefundCents = 10_000;

/** Whether a refund needs an administrator: a large one, or one of a payment of an earlier day at the court. */
export function needsAdministrator({
  amount_cents,
  paid_on,
  today,
}: {
  amount_cents: number;
  paid_on: string;
  today: string;
}): boolean {
  return amount_cents > clerkRefundCents || paid_on < today;
}
