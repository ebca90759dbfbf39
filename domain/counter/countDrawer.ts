import { type Tender, type TenderKind, tenderKinds } from './tenders.ts';

/** A receipt as the drawer counts it. A void one counts for nothing: its money was given back. */
export type CountedReceipt = { tenders: readonly Tender[]; voided: boolean };

export type DrawerTotals = {
  /** By kind of payment, in cents. */
  by_tender: Record<TenderKind, number>;
  /** The cash that must be in the drawer: the starting cash and what was paid in cash, less refunds in cash. */
  expected_cash_cents: number;
  refunded_cash_cents: number;
  receipts: number;
  voided: number;
};

/** The totals of a drawer session with its receipts and its refunds in cash. */
export function countDrawer(
  starting_cash_cents: number,
  receipts: readonly CountedReceipt[],
  refunds: readonly { amount_cents: number }[] = [],
): DrawerTotals {
  const by_tender = Object.fromEntries(tenderKinds.map((kind) => [kind, 0])) as Record<TenderKind, number>;
  for (const { tenders, voided } of receipts) {
    if (voided) continue;
    for (const { kind, amount_cents } of tenders) by_tender[kind] += amount_cents;
  }
  const refunded_cash_cents = refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return {
    by_tender,
    expected_cash_cents: starting_cash_cents + by_tender.cash - refunded_cash_cents,
    refunded_cash_cents,
    receipts: receipts.length,
    voided: receipts.filter(({ voided }) => voided).length,
  };
}
