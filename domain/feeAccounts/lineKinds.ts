/**
 * What a line of a fee account does to its charge. Every amount is greater than zero; the kind gives the direction. A
 * reversal ends the effect of a line whose receipt was voided.
 */
export const lineKinds = [
  'assessed',
  'adjusted_up',
  'adjusted_down',
  'waived',
  'waiver_reversed',
  'paid',
  'payment_reversed',
  'refunded',
] as const;
export type LineKind = (typeof lineKinds)[number];

/** By what means money came or went. `online` is a card at the payment provider; `card` is the court’s terminal. */
export const paymentMeans = ['cash', 'card', 'check', 'money_order', 'online', 'deposit_account'] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

/** The kinds that move money, and have a means. */
export const moneyKinds: readonly LineKind[] = ['paid', 'payment_reversed', 'refunded'];

/** A line, as far as amounts depend on it. Amounts are in cents. */
export type LedgerLine = { kind: LineKind; means: PaymentMeans | null; amount_cents: number };
