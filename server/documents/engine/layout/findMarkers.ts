import type { PrintedWord } from '../pdf/PrintedWord.ts';

const markText = /^[()§:|*¦!\]}]{1,2}$/;
const leastMarks = 3;
/** A page with more such signs is a table or a drawing, not a caption. */
const mostMarks = 300;
const aligned = 4;

/**
 * The marks that rule a caption into two columns: `)`, `§`, `:` and the like, one under the other, each with white space
 * or nothing on at least one side. The same signs inside sentences do not line up, or touch words on both sides.
 */
export function findMarkers(words: readonly PrintedWord[]): Set<PrintedWord> {
  const candidates = words.filter((word) => word.angle === 0 && markText.test(word.text));
  const markers = new Set<PrintedWord>();
  if (candidates.length < leastMarks || candidates.length > mostMarks) return markers;
  candidates.sort((one, other) => one.alongStart - other.alongStart);
  for (let first = 0; first < candidates.length; ) {
    let end = first + 1;
    while (end < candidates.length && candidates[end]!.alongStart - candidates[first]!.alongStart <= aligned) end++;
    const column = candidates.slice(first, end).filter((mark) => isFreestanding(mark, words));
    if (column.length >= leastMarks && 2 * column.length > end - first) {
      for (const mark of column) markers.add(mark);
    }
    first = end;
  }
  return markers;
}

function isFreestanding(mark: PrintedWord, words: readonly PrintedWord[]): boolean {
  let left = false;
  let right = false;
  const near = 0.6 * mark.size;
  for (const word of words) {
    if (word === mark || Math.abs(word.base - mark.base) > 0.5 * mark.size) continue;
    if (word.alongStart < mark.alongStart && mark.alongStart - word.alongEnd < near) left = true;
    if (word.alongStart > mark.alongStart && word.alongStart - mark.alongEnd < near) right = true;
  }
  return !(left && right);
}
