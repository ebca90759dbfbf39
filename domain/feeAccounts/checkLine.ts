import type { FeeBalance } from './balanceOf.ts';
import { type LedgerLine, moneyKinds } from './lineKinds.ts';

/** Why a line cannot be added. */
export const lineProblems = ['bad_amount', 'means_wrong', 'exceeds_due', 'exceeds_paid', 'exceeds_waived'] as const;
export type LineProblem = (typeof lineProblems)[number];

/** More than any court charges, and far from where numbers lose cents. */
export const mostCents = 100_000_000;

/**
 * Why a line cannot be added to a charge; null if it can. Nothing is paid, waived, or reduced beyond what is due, and
 * nothing is refunded or reversed beyond what was paid by that means, so no total is ever negative.
 */
export function checkLine(before: FeeBalance, { kind, means, amount_cents }: LedgerLine): LineProblem | null {
  if (!Number.isSafeInteger(amount_cents) || amount_cents <= 0 || amount_cents > mostCents) return 'bad_amount';
  if (moneyKinds.includes(kind) !== (means !== null)) return 'means_wrong';
  switch (kind) {
    case 'assessed':
    case 'adjusted_up':
      return before.charged_cents + amount_cents > mostCents ? 'bad_amount' : null;
    case 'adjusted_down':
    case 'waived':
    case 'paid':
      return amount_cents > before.due_cents ? 'exceeds_due' : null;
    case 'refunded':
    case 'payment_reversed':
      return amount_cents > before.by_means[means!] ? 'exceeds_paid' : null;
    case 'waiver_reversed':
      return amount_cents > before.waived_cents ? 'exceeds_waived' : null;
  }
}
