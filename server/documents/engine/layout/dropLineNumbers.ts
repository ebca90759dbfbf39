import type { PrintedWord } from '../pdf/PrintedWord.ts';

const leastNumbers = 8;
const highestNumber = 60;
/** A margin with more numbers is a table's column. */
const mostNumbers = 200;

/**
 * Leaves out the line numbers of pleading paper and transcripts: a rising run of numbers, one under the other, with
 * (almost) all other words of the page on its one side.
 */
export function dropLineNumbers(words: readonly PrintedWord[], pageWidth: number): PrintedWord[] {
  const numbers = new Set([
    ...findColumn(words, (word) => word.left < 0.25 * pageWidth, 1),
    ...findColumn(words, (word) => word.right > 0.85 * pageWidth, -1),
  ]);
  return numbers.size === 0 ? [...words] : words.filter((word) => !numbers.has(word));
}

function findColumn(
  words: readonly PrintedWord[],
  inMargin: (word: PrintedWord) => boolean,
  side: 1 | -1,
): PrintedWord[] {
  const candidates = words.filter((word) => word.angle === 0 && /^\d{1,2}$/.test(word.text) && inMargin(word));
  if (candidates.length < leastNumbers || candidates.length > mostNumbers) return [];
  const runs = (['right', 'left', 'center'] as const).map((edge) => risingRun(largestColumn(candidates, edge)));
  const run = runs.reduce((longest, one) => (one.length > longest.length ? one : longest));
  if (run.length < leastNumbers) return [];
  const inner = side === 1 ? Math.max(...run.map((word) => word.right)) : Math.min(...run.map((word) => word.left));
  const members = new Set(run);
  const beyond = words.filter(
    (word) => !members.has(word) && (side === 1 ? word.left < inner - 1 : word.right > inner + 1),
  );
  if (beyond.length > 0.1 * words.length + 2) return [];
  // Recognized pages have some of the numbers as letters ('I6', 'l'): short words between the numbers are removed with
  // them.
  const misread = beyond.filter(
    (word) => word.text.length <= 2 && word.base > run[0]!.base && word.base < run.at(-1)!.base,
  );
  return [...run, ...misread];
}

/** The most candidates whose edges are within seven points of each other. */
function largestColumn(candidates: readonly PrintedWord[], edge: 'left' | 'right' | 'center'): PrintedWord[] {
  const place = (word: PrintedWord) => (edge === 'center' ? (word.left + word.right) / 2 : word[edge]);
  let best: PrintedWord[] = [];
  for (const candidate of candidates) {
    const near = candidates.filter((word) => Math.abs(place(word) - place(candidate)) <= 3.5);
    if (near.length > best.length) best = near;
  }
  return best;
}

/** From the top, each number a little higher than the one before; a page number or year that strays in is left. */
function risingRun(column: readonly PrintedWord[]): PrintedWord[] {
  const run: PrintedWord[] = [];
  let value = 0;
  for (const word of [...column].sort((one, other) => one.base - other.base)) {
    const next = Number(word.text);
    if (next <= value || (value > 0 && next > value + 4) || next > highestNumber) continue;
    run.push(word);
    value = next;
  }
  return run;
}
