import { type LedgerLine, type LineKind, type PaymentMeans, paymentMeans } from './lineKinds.ts';

/** What the lines of a charge, or of several, add up to, in cents. */
export type FeeBalance = {
  /** What was assessed, with its adjustments. */
  charged_cents: number;
  waived_cents: number;
  /** What was paid, less what was refunded and reversed. */
  paid_cents: number;
  due_cents: number;
  by_means: Record<PaymentMeans, number>;
};

type Total = 'charged_cents' | 'waived_cents' | 'paid_cents';
export const effects: Record<LineKind, readonly [Total, 1 | -1]> = {
  assessed: ['charged_cents', 1],
  adjusted_up: ['charged_cents', 1],
  adjusted_down: ['charged_cents', -1],
  waived: ['waived_cents', 1],
  waiver_reversed: ['waived_cents', -1],
  paid: ['paid_cents', 1],
  payment_reversed: ['paid_cents', -1],
  refunded: ['paid_cents', -1],
};

/** Adds up lines. */
export function balanceOf(lines: readonly LedgerLine[]): FeeBalance {
  const by_means = Object.fromEntries(paymentMeans.map((means) => [means, 0])) as Record<PaymentMeans, number>;
  const totals = { charged_cents: 0, waived_cents: 0, paid_cents: 0 };
  for (const { kind, means, amount_cents } of lines) {
    const [total, sign] = effects[kind];
    totals[total] += sign * amount_cents;
    if (means !== null) by_means[means] += sign * amount_cents;
  }
  return { ...totals, due_cents: totals.charged_cents - totals.waived_cents - totals.paid_cents, by_means };
}

/** The amount of a line in cents with its direction: what lowers the charge or what is due is negative. */
export function signedOf({ kind, amount_cents }: { kind: LineKind; amount_cents: number }): number {
  const [total, sign] = effects[kind];
  return (total === 'charged_cents' ? sign : -sign) * amount_cents;
}
