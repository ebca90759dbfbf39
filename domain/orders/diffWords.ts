/** A run of words in both texts, only in the first, or only in the second. */
export type WordRun = { kind: 'same' | 'removed' | 'added'; text: string };

/** The largest number of words that are compared one by one; longer texts are compared around their common ends. */
const mostWords = 4_000;

/**
 * The differences of two texts in words and the spaces between them: joining the runs that a text has gives it again.
 */
export function diffWords(first: string, second: string): WordRun[] {
  const a = words(first);
  const b = words(second);
  const start = commonStart(a, b);
  const end = commonEnd(a.slice(start), b.slice(start));
  const middle = diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return joinRuns([...a.slice(0, start).map(same), ...middle, ...a.slice(a.length - end).map(same)]);
}

const words = (text: string) => text.match(/\s+|\S+/g) ?? [];
const same = (text: string): WordRun => ({ kind: 'same', text });

function commonStart(a: readonly string[], b: readonly string[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
}

function commonEnd(a: readonly string[], b: readonly string[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[a.length - 1 - n] === b[b.length - 1 - n]) n += 1;
  return n;
}

/** By the longest common subsequence of the words; its table has one row for each word of the first text. */
function diffMiddle(a: readonly string[], b: readonly string[]): WordRun[] {
  const removed = a.map((text): WordRun => ({ kind: 'removed', text }));
  const added = b.map((text): WordRun => ({ kind: 'added', text }));
  if (a.length === 0 || b.length === 0 || a.length * b.length > mostWords * mostWords) return [...removed, ...added];
  const lengths = commonLengths(a, b);
  const runs: WordRun[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      runs.push({ kind: 'same', text: b[j]! });
      i += 1;
      j += 1;
    } else if (lengths[(i + 1) * (b.length + 1) + j]! >= lengths[i * (b.length + 1) + j + 1]!) runs.push(removed[i++]!);
    else runs.push(added[j++]!);
  }
  return [...runs, ...removed.slice(i), ...added.slice(j)];
}

/** For each pair of positions, the length of the longest common subsequence after them. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  return lengths;
}

function joinRuns(runs: readonly WordRun[]): WordRun[] {
  const joined: WordRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.kind === run.kind) joined[joined.length - 1] = { kind: run.kind, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}
