/** A fee of an envelope with how far the court has decided on its filing. */
export type Assessable = { id: string; amount_cents: number | null; standing: 'open' | 'due' | 'dropped' };

/**
 * What each fee of an envelope comes to: nothing for a filing that was rejected or withdrawn, and together no more than
 * the court’s cap, which accepted filings use first. A fee that the clerk must determine is left out.
 */
export function capTargets(items: readonly Assessable[], cap_cents: number | null): Map<string, number> {
  let left = cap_cents ?? Number.POSITIVE_INFINITY;
  const targets = new Map<string, number>();
  const inTurn = [...items].sort((one, other) => order[one.standing] - order[other.standing]);
  for (const { id, amount_cents, standing } of inTurn) {
    if (amount_cents === null) continue;
    const amount = standing === 'dropped' ? 0 : Math.min(amount_cents, left);
    left -= amount;
    targets.set(id, amount);
  }
  return targets;
}

const order = { due: 0, open: 1, dropped: 2 } as const;
