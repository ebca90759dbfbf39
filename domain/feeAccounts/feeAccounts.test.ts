import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { balanceOf } from './balanceOf.ts';
import { capTargets } from './capTargets.ts';
import { checkLine } from './checkLine.ts';
import { coversLine, depositBalance, depositKinds, fallsLow } from './depositLines.ts';
import { type LedgerLine, lineKinds, moneyKinds, paymentMeans } from './lineKinds.ts';

/** A repeatable series of numbers between 0 and 1. */
function series(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const line = (kind: LedgerLine['kind'], amount_cents: number, means: LedgerLine['means'] = null): LedgerLine => ({
  ...{ kind, means, amount_cents },
});

describe('a charge', () => {
  const charged = [line('assessed', 43_500), line('paid', 20_000, 'cash')];

  test.each([
    ['paid beyond what is due', line('paid', 23_501, 'card'), 'exceeds_due'],
    ['paid in full', line('paid', 23_500, 'card'), null],
    ['waived beyond what is due', line('waived', 23_501), 'exceeds_due'],
    ['reduced beyond what is due', line('adjusted_down', 23_501), 'exceeds_due'],
    ['refunded by another means', line('refunded', 1, 'check'), 'exceeds_paid'],
    ['refunded beyond what was paid', line('refunded', 20_001, 'cash'), 'exceeds_paid'],
    ['refunded', line('refunded', 20_000, 'cash'), null],
    ['reversed beyond what was paid', line('payment_reversed', 20_001, 'cash'), 'exceeds_paid'],
    ['without a waiver to reverse', line('waiver_reversed', 1), 'exceeds_waived'],
    ['with a negative amount', line('assessed', -1), 'bad_amount'],
    ['with nothing', line('waived', 0), 'bad_amount'],
    ['with half a cent', line('assessed', 0.5), 'bad_amount'],
    ['paid without a means', line('paid', 1), 'means_wrong'],
    ['waived in cash', line('waived', 1, 'cash'), 'means_wrong'],
  ] as const)('%s: %s', (_what, added, problem) => {
    expect(checkLine(balanceOf(charged), added)).toBe(problem);
  });

  test('of random lines is never negative in any total, and what the means paid is what was paid', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const next = series(seed);
      const lines: LedgerLine[] = [];
      let refused = 0;
      for (let step = 0; step < 120; step++) {
        const kind = lineKinds[Math.floor(next() * lineKinds.length)]!;
        const means = moneyKinds.includes(kind) ? paymentMeans[Math.floor(next() * paymentMeans.length)]! : null;
        const added = line(kind, Math.floor(next() * 20_000) - 500, means);
        if (checkLine(balanceOf(lines), added) === null) lines.push(added);
        else refused++;
        const { by_means, ...totals } = balanceOf(lines);
        for (const total of [...Object.values(totals), ...Object.values(by_means)])
          expect(total).toBeGreaterThanOrEqual(0);
        expect(Object.values(by_means).reduce((sum, one) => sum + one, 0)).toBe(totals.paid_cents);
        expect(totals.charged_cents).toBe(totals.waived_cents + totals.paid_cents + totals.due_cents);
      }
      expect(refused).toBeGreaterThan(0);
      expect(lines.length).toBeGreaterThan(3);
    }
  });
});

describe('the payments of a receipt', () => {
  test('are assigned to its fees in order', () => {
    const amounts = (...cents: number[]) => cents.map((amount_cents) => ({ amount_cents }));
    expect(allocate(amounts(100, 0, 50), amounts(30, 120))).toEqual([
      { line: 0, tender: 0, amount_cents: 30 },
      { line: 0, tender: 1, amount_cents: 70 },
      { line: 2, tender: 1, amount_cents: 50 },
    ]);
    expect(allocate(amounts(0), amounts(0))).toEqual([]);
    expect(allocate(amounts(10, 5), amounts(0, 12))).toEqual([
      { line: 0, tender: 1, amount_cents: 10 },
      { line: 1, tender: 1, amount_cents: 2 },
    ]);
  });

  test('place every cent once', () => {
    const next = series(7);
    for (let round = 0; round < 200; round++) {
      const lines = Array.from({ length: 1 + Math.floor(next() * 6) }, () => ({
        amount_cents: Math.floor(next() * 900),
      }));
      const total = lines.reduce((sum, one) => sum + one.amount_cents, 0);
      const first = Math.floor(next() * (total + 1));
      const tenders = [{ amount_cents: first }, { amount_cents: total - first }];
      const pieces = allocate(lines, tenders);
      const sums = (of: 'line' | 'tender', count: number) =>
        Array.from({ length: count }, (_, at) =>
          pieces.reduce((sum, piece) => sum + (piece[of] === at ? piece.amount_cents : 0), 0),
        );
      expect(sums('line', lines.length)).toEqual(lines.map(({ amount_cents }) => amount_cents));
      expect(sums('tender', 2)).toEqual(tenders.map(({ amount_cents }) => amount_cents));
    }
  });
});

test('the fees of an envelope stay within the cap, which accepted filings use first', () => {
  const items = [
    { id: 'open', amount_cents: 300, standing: 'open' as const },
    { id: 'dropped', amount_cents: 300, standing: 'dropped' as const },
    { id: 'due', amount_cents: 300, standing: 'due' as const },
    { id: 'undetermined', amount_cents: null, standing: 'due' as const },
  ];
  expect(Object.fromEntries(capTargets(items, 400))).toEqual({ due: 300, open: 100, dropped: 0 });
  expect(Object.fromEntries(capTargets(items, null))).toEqual({ due: 300, open: 300, dropped: 0 });
});

describe('a deposit account', () => {
  test('never falls below zero', () => {
    const next = series(3);
    const lines: { kind: (typeof depositKinds)[number]; amount_cents: number }[] = [];
    let refused = 0;
    for (let step = 0; step < 2000; step++) {
      const added = {
        kind: depositKinds[Math.floor(next() * depositKinds.length)]!,
        amount_cents: 1 + Math.floor(next() * 900),
      };
      if (coversLine(depositBalance(lines), added)) lines.push(added);
      else refused++;
      expect(depositBalance(lines)).toBeGreaterThanOrEqual(0);
    }
    expect(refused).toBeGreaterThan(0);
  });

  test('notifies once when it falls below the amount of its owner', () => {
    expect(fallsLow(10_000, 4_000, 5_000)).toBe(true);
    expect(fallsLow(4_000, 3_000, 5_000)).toBe(false);
    expect(fallsLow(10_000, 5_000, 5_000)).toBe(false);
    expect(fallsLow(10_000, 0, null)).toBe(false);
  });
});
