import type { PrintedWord } from '../pdf/PrintedWord.ts';

/** Puts together the words that a file draws in several parts, and drops those it draws twice on one spot. */
export function joinFragments(words: readonly PrintedWord[]): PrintedWord[] {
  const joined: PrintedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && isDrawnTwice(last, word)) continue;
    if (last !== undefined && belongsTo(last, word)) joined[joined.length - 1] = join(last, word);
    else joined.push(word);
  }
  return joined;
}

function isDrawnTwice(last: PrintedWord, word: PrintedWord): boolean {
  return last.text === word.text && Math.abs(word.alongStart - last.alongStart) < 0.2 * word.size;
}

function belongsTo(last: PrintedWord, word: PrintedWord): boolean {
  const gap = word.alongStart - last.alongEnd;
  if (isOrdinalEnding(last, word)) return gap < 0.3 * last.size;
  const sameLine = Math.abs(word.base - last.base) < 0.12 * last.size;
  return !last.spaceAfter && sameLine && gap < 0.12 * last.size && gap > -0.5 * last.size;
}

/** `15th` is often set as `15` with a raised `th`. */
function isOrdinalEnding(last: PrintedWord, word: PrintedWord): boolean {
  const raised = last.base - word.base > 0.12 * last.size || word.size < 0.85 * last.size;
  return raised && /\d$/.test(last.text) && /^(?:st|nd|rd|th)[.,;:)]?$/.test(word.text);
}

function join(last: PrintedWord, word: PrintedWord): PrintedWord {
  return {
    ...last,
    text: last.text + word.text,
    alongEnd: Math.max(last.alongEnd, word.alongEnd),
    left: Math.min(last.left, word.left),
    top: Math.min(last.top, word.top),
    right: Math.max(last.right, word.right),
    bottom: Math.max(last.bottom, word.bottom),
    spaceAfter: word.spaceAfter,
  };
}
