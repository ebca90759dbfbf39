/** A part of an amount to pay that a part of a payment covers. */
export type Piece = { line: number; tender: number; amount_cents: number };
type Amount = { amount_cents: number };

/** Assigns the payments of a receipt to its fees, both in their order. If the sums are equal, every cent has one place. */
export function allocate(lines: readonly Amount[], tenders: readonly Amount[]): Piece[] {
  const pieces: Piece[] = [];
  let tender = 0;
  let left = tenders[0]?.amount_cents ?? 0;
  for (const [line, { amount_cents }] of lines.entries()) {
    let missing = amount_cents;
    while (missing > 0 && tender < tenders.length) {
      const part = Math.min(missing, left);
      if (part > 0) pieces.push({ line, tender, amount_cents: part });
      missing -= part;
      left -= part;
      if (left === 0) left = tenders[++tender]?.amount_cents ?? 0;
    }
  }
  return pieces;
}
