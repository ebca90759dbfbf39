import { type PaymentMeans, paymentMeans } from './lineKinds.ts';

/** How the figures of a court day can differ. */
export const dayDifferenceKinds = ['receipts', 'provider', 'drawer', 'bank'] as const;
export type DayDifferenceKind = (typeof dayDifferenceKinds)[number];

export type ByMeans = Record<PaymentMeans, number>;
export const noMoney = (): ByMeans => Object.fromEntries(paymentMeans.map((means) => [means, 0])) as ByMeans;

/** What moved on a day at the court, in cents: payments less refunds and voids. */
export type DayFacts = {
  /** By the ledger. */
  ledger: ByMeans;
  /** By receipts, voids, and refunds at the counter. */
  counter: ByMeans;
  /** By the provider’s report; null if the day was not compared with it, or the court takes no payments in the portal. */
  provider_cents: number | null;
  /** The drawers that were closed on the day. */
  drawers: readonly {
    id: string;
    clerk: string;
    starting_cents: number;
    expected_cents: number;
    counted_cents: number;
  }[];
  /** What was taken to the bank for the day. */
  bank: { cash_cents: number; check_cents: number; deposits: number };
};

export type DayDifference = {
  kind: DayDifferenceKind;
  /** What differs: a means, a drawer, or a part of the deposit. */
  key: string;
  expected_cents: number;
  actual_cents: number;
};

/** What must go to the bank: the counted cash beyond what the drawers began with, and checks with money orders. */
export function bankDue({ drawers, counter }: Pick<DayFacts, 'drawers' | 'counter'>): {
  cash_cents: number;
  check_cents: number;
} {
  const cash = drawers.reduce((sum, { counted_cents, starting_cents }) => sum + counted_cents - starting_cents, 0);
  return { cash_cents: Math.max(0, cash), check_cents: Math.max(0, counter.check + counter.money_order) };
}

/**
 * Compares the ledger of a day with the receipts at the counter, the provider’s report, the counts of the drawers, and
 * what was taken to the bank. A day without a deposit is compared with the bank only when `isOver`.
 */
export function compareDay(facts: DayFacts, isOver: boolean): DayDifference[] {
  const { ledger, counter, provider_cents, drawers, bank } = facts;
  const found: DayDifference[] = [];
  const compare = (kind: DayDifferenceKind, key: string, expected_cents: number, actual_cents: number) => {
    if (expected_cents !== actual_cents) found.push({ kind, key, expected_cents, actual_cents });
  };
  for (const means of paymentMeans) if (means !== 'online') compare('receipts', means, counter[means], ledger[means]);
  if (provider_cents !== null) compare('provider', 'online', provider_cents, ledger.online);
  for (const { id, expected_cents, counted_cents } of drawers) compare('drawer', id, expected_cents, counted_cents);
  if (bank.deposits > 0 || isOver) {
    const due = bankDue(facts);
    compare('bank', 'cash', due.cash_cents, bank.cash_cents);
    compare('bank', 'checks', due.check_cents, bank.check_cents);
  }
  return found;
}
