/**
 * Letters to change, add or leave out to make one text of the other (Levenshtein). With `swaps`, two neighbors that
 * changed places count once (optimal string alignment).
 */
export function editDistance(a: string, b: string, { swaps }: { swaps: boolean }): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = swaps && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1, swap));
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
