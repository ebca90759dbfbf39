import { bareName } from './sameParty.ts';

/** Whether two names differ by a slip of the pen: one letter in six at most, two letters at least six long. */
export function nearlySame(one: string, other: string): boolean {
  const a = bareName(one);
  const b = bareName(other);
  const most = Math.min(4, Math.floor(Math.max(a.length, b.length) / 6));
  if (most === 0 || Math.abs(a.length - b.length) > most || a.length > 120) return false;
  return distance(a, b) <= most;
}

/** Letters to change, add or leave out to make one text of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}
