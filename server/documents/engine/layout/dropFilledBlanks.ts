import type { PrintedWord } from '../pdf/PrintedWord.ts';

const blank = /^_{3,}$/;

/** Leaves out a form's blank where words are printed over it; an empty one stays, since that it is empty says something. */
export function dropFilledBlanks(words: readonly PrintedWord[]): PrintedWord[] {
  const printed = words.filter((word) => !blank.test(word.text));
  if (printed.length === words.length) return printed;
  return words.filter((word) => !blank.test(word.text) || !printed.some((over) => isOver(over, word)));
}

function isOver(word: PrintedWord, line: PrintedWord): boolean {
  if (word.angle !== line.angle || Math.abs(word.base - line.base) > 0.6 * line.size) return false;
  const overlap = Math.min(word.alongEnd, line.alongEnd) - Math.max(word.alongStart, line.alongStart);
  return overlap > 0.5 * Math.min(word.alongEnd - word.alongStart, line.alongEnd - line.alongStart);
}
