/** What a line of a deposit account does to its balance. */
export const depositKinds = ['deposited', 'deposit_reversed', 'charged', 'charge_returned', 'refunded'] as const;
export type DepositKind = (typeof depositKinds)[number];

export type DepositLine = { kind: DepositKind; amount_cents: number };

export const depositEffects: Record<DepositKind, 1 | -1> = {
  deposited: 1,
  deposit_reversed: -1,
  charged: -1,
  charge_returned: 1,
  refunded: -1,
};

/** What is in a deposit account, in cents. */
export const depositBalance = (lines: readonly DepositLine[]): number =>
  lines.reduce((sum, { kind, amount_cents }) => sum + depositEffects[kind] * amount_cents, 0);

/** Whether the account has enough for a line. */
export function coversLine(balance_cents: number, { kind, amount_cents }: DepositLine): boolean {
  return balance_cents + depositEffects[kind] * amount_cents >= 0;
}

/** Whether a charge brings the account below the amount of which its owner wants to be notified. */
export function fallsLow(before_cents: number, after_cents: number, low_cents: number | null): boolean {
  return low_cents !== null && before_cents >= low_cents && after_cents < low_cents;
}
