import type { PrintedWord } from '../pdf/PrintedWord.ts';

const blank = /^_{3,}$/;
/** A form has fewer; a page of more is ruled all over. */
const mostBlanks = 500;
/** As far from a blank's baseline, in its type sizes, words count as printed over it. */
const near = 0.6;

/** Leaves out a form's blank where words are printed over it; an empty one stays, since that it is empty says something. */
export function dropFilledBlanks(words: readonly PrintedWord[]): PrintedWord[] {
  const blanks = words.filter((word) => blank.test(word.text));
  if (blanks.length === 0 || blanks.length > mostBlanks) return [...words];
  const isBlank = new Set(blanks);
  const printed = words.filter((word) => !isBlank.has(word)).sort((one, other) => one.base - other.base);
  const filled = new Set(blanks.filter((line) => isFilled(line, printed)));
  return filled.size === 0 ? [...words] : words.filter((word) => !filled.has(word));
}

/** Whether one of the words, which come from top to bottom, is printed over a blank. */
function isFilled(line: PrintedWord, printed: readonly PrintedWord[]): boolean {
  const reach = near * line.size;
  for (let index = firstFrom(printed, line.base - reach); index < printed.length; index++) {
    const word = printed[index]!;
    if (word.base > line.base + reach) return false;
    if (word.angle === line.angle && overlaps(word, line)) return true;
  }
  return false;
}

function overlaps(word: PrintedWord, line: PrintedWord): boolean {
  const overlap = Math.min(word.alongEnd, line.alongEnd) - Math.max(word.alongStart, line.alongStart);
  return overlap > 0.5 * Math.min(word.alongEnd - word.alongStart, line.alongEnd - line.alongStart);
}

function firstFrom(printed: readonly PrintedWord[], base: number): number {
  let low = 0;
  let high = printed.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (printed[middle]!.base < base) low = middle + 1;
    else high = middle;
  }
  return low;
}
