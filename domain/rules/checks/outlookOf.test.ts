import { describe, expect, test } from 'vitest';
import { type DecidedCell, isShown, type Likeness, leastDecided, likenessOfFindings, outlookOf } from './outlookOf.ts';

/** How often a made-up court accepts, by the number of findings for which its clerk may return. */
const practice = [0.97, 0.7, 0.4, 0.15];

function decide(of: number, seed: number): { cells: DecidedCell[]; drawn: { like: Likeness; accepted: boolean }[] } {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const drawn = Array.from({ length: of }, () => {
    const returnable = Math.floor(random() * random() * 4);
    const like = { returnable, strikable: Math.floor(random() * 3), is_complete: returnable === 0 && random() < 0.9 };
    return { like, accepted: random() < practice[returnable]! };
  });
  const cells = new Map<string, DecidedCell>();
  for (const { like, accepted } of drawn) {
    const key = JSON.stringify(like);
    const cell = cells.get(key) ?? { ...like, accepted: 0, sent_back: 0 };
    cells.set(key, { ...cell, ...(accepted ? { accepted: cell.accepted + 1 } : { sent_back: cell.sent_back + 1 }) });
  }
  return { cells: [...cells.values()], drawn };
}

describe('the outlook for a filing', () => {
  test('is not shown before the court has decided 200 filings', () => {
    const { cells } = decide(leastDecided - 1, 7);
    expect(outlookOf(cells, { returnable: 0, strikable: 0, is_complete: true })).toBeNull();
    expect(outlookOf(decide(leastDecided, 7).cells, { returnable: 0, strikable: 0, is_complete: true })).not.toBeNull();
  });

  test('matches other decisions of the same court: the share accepted is close to the stated probability', () => {
    const { cells } = decide(3_000, 11);
    const bins = new Map<number, { expected: number; accepted: number; count: number }>();
    for (const { like, accepted } of decide(3_000, 12).drawn) {
      const { probability } = outlookOf(cells, like)!;
      const bin = Math.floor(probability * 5);
      const held = bins.get(bin) ?? { expected: 0, accepted: 0, count: 0 };
      bins.set(bin, {
        expected: held.expected + probability,
        accepted: held.accepted + (accepted ? 1 : 0),
        count: held.count + 1,
      });
    }
    for (const { expected, accepted, count } of bins.values()) {
      if (count >= 100) expect(Math.abs(expected - accepted) / count).toBeLessThan(0.06);
    }
    expect(bins.size).toBeGreaterThan(2);
  });

  test('includes the true share in its interval if similar filings are rare', () => {
    const { cells } = decide(400, 5);
    for (const [returnable, truth] of practice.entries()) {
      const { low, high } = outlookOf(cells, { returnable, strikable: 0, is_complete: false })!;
      expect(low).toBeLessThanOrEqual(truth);
      expect(high).toBeGreaterThanOrEqual(truth - 0.02);
    }
  });

  test('is not shown with an open finding, a missing part, or fewer than a hundred similar filings', () => {
    const outlook = { probability: 0.93, low: 0.89, high: 0.95, decided: 900, like_this: 100 };
    const clean = { returnable: 0, strikable: 0, is_complete: true };
    expect(isShown(clean, outlook)).toBe(true);
    expect(isShown(clean, { ...outlook, like_this: 99 })).toBe(false);
    for (const change of [{ returnable: 1 }, { strikable: 1 }, { is_complete: false }]) {
      expect(isShown({ ...clean, ...change }, outlook)).toBe(false);
    }
  });

  test('does not distinguish four findings from three', () => {
    const finding = { class: 'clerk_may_return' } as never;
    expect(likenessOfFindings([finding, finding, finding, finding], false)).toEqual(
      likenessOfFindings([finding, finding, finding], false),
    );
  });
});
