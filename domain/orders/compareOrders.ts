import { diffWords, type WordRun } from './diffWords.ts';

/** Two orders beside each other: paragraphs that correspond, with their differences, and those of one alone. */
export type ComparedRow = { first: string | null; second: string | null; runs: WordRun[] };

/** How much of two paragraphs must be the same for them to correspond. */
const leastAlike = 0.4;

/** Aligns the paragraphs of two texts in their order, so that as many as possible correspond, and compares each pair. */
export function compareOrders(first: readonly string[], second: readonly string[]): ComparedRow[] {
  const score = first.map((a) => second.map((b) => alike(a, b)));
  const best = bestTotals(score, first.length, second.length);
  const rows: ComparedRow[] = [];
  let i = 0;
  let j = 0;
  while (i < first.length || j < second.length) {
    const pair = score[i]?.[j] ?? 0;
    if (pair >= leastAlike && best[i]![j]! === pair + best[i + 1]![j + 1]!) {
      rows.push({ first: first[i]!, second: second[j]!, runs: diffWords(first[i++]!, second[j++]!) });
    } else if (i < first.length && (j >= second.length || best[i + 1]![j]! >= best[i]![j + 1]!)) {
      rows.push({ first: first[i]!, second: null, runs: [{ kind: 'removed', text: first[i++]! }] });
    } else rows.push({ first: null, second: second[j]!, runs: [{ kind: 'added', text: second[j++]! }] });
  }
  return rows;
}

function bestTotals(score: readonly (readonly number[])[], rows: number, columns: number): number[][] {
  const best = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  for (let i = rows - 1; i >= 0; i -= 1) {
    for (let j = columns - 1; j >= 0; j -= 1) {
      const pair = score[i]![j]!;
      const paired = pair >= leastAlike ? pair + best[i + 1]![j + 1]! : 0;
      best[i]![j] = Math.max(paired, best[i + 1]![j]!, best[i]![j + 1]!);
    }
  }
  return best;
}

/** The share of words that two paragraphs have in common, from 0 to 1 (Dice’s coefficient). */
function alike(a: string, b: string): number {
  const left = counts(a);
  const right = counts(b);
  let common = 0;
  for (const [word, n] of left) common += Math.min(n, right.get(word) ?? 0);
  const total = sum(left) + sum(right);
  return total === 0 ? 0 : (2 * common) / total;
}

function counts(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

const sum = (found: ReadonlyMap<string, number>) => [...found.values()].reduce((total, n) => total + n, 0);
