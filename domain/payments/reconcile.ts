import type { OperationKind } from './paymentStates.ts';

/** How the provider’s report and the portal’s record can differ. */
export const differenceKinds = ['missing_here', 'missing_there', 'amount_differs'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A capture or a refund, by the portal’s key. Amounts are in cents. */
export type ReportedOperation = { key: string; reference: string; kind: OperationKind; amount_cents: number };

export type Difference = {
  kind: DifferenceKind;
  operation: OperationKind;
  reference: string;
  key: string;
  portal_cents: number | null;
  provider_cents: number | null;
};

export type Reconciled = { agreed: number; captured_cents: number; refunded_cents: number; differences: Difference[] };

/** Compares the money that moved on a day: what the provider reports, and what the portal has on record. */
export function reconcile(portal: readonly ReportedOperation[], provider: readonly ReportedOperation[]): Reconciled {
  const here = new Map(moved(portal).map((one) => [one.key, one]));
  const there = new Map(moved(provider).map((one) => [one.key, one]));
  const differences: Difference[] = [];
  let agreed = 0;
  for (const [key, one] of there) {
    const own = here.get(key);
    if (own?.amount_cents === one.amount_cents && own.kind === one.kind) agreed++;
    else differences.push(differenceOf(own ? 'amount_differs' : 'missing_here', own ?? null, one));
  }
  for (const [key, own] of here) if (!there.has(key)) differences.push(differenceOf('missing_there', own, null));
  const sum = (kind: OperationKind) =>
    [...here.values()].reduce((total, one) => total + (one.kind === kind ? one.amount_cents : 0), 0);
  return { agreed, captured_cents: sum('capture'), refunded_cents: sum('refund'), differences };
}

/** A release moves no money. */
const moved = (operations: readonly ReportedOperation[]) => operations.filter(({ kind }) => kind !== 'release');

function differenceOf(
  kind: DifferenceKind,
  portal: ReportedOperation | null,
  provider: ReportedOperation | null,
): Difference {
  const known = (portal ?? provider)!;
  return {
    ...{ kind, operation: known.kind, reference: known.reference, key: known.key },
    ...{ portal_cents: portal?.amount_cents ?? null, provider_cents: provider?.amount_cents ?? null },
  };
}
