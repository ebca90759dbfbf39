import type { PrintedWord } from '../pdf/PrintedWord.ts';
import type { Piece, Row } from './Row.ts';

/** A gap this many type sizes wide may be a gutter; justified lines seldom reach it. */
const gutterSizes = 1.15;

/** Gathers words of one direction into rows by their baselines, top to bottom, and cuts rows at wide gaps. */
export function gatherRows(words: readonly PrintedWord[]): Row[] {
  const rows: { base: number; size: number; words: PrintedWord[] }[] = [];
  for (const word of [...words].sort((one, other) => one.base - other.base)) {
    const row = rows.at(-1);
    if (row !== undefined && word.base - row.base <= 0.3 * Math.min(row.size, word.size)) {
      row.words.push(word);
      if (word.size > row.size) row.size = word.size;
    } else {
      rows.push({ base: word.base, size: word.size, words: [word] });
    }
  }
  return joinRaised(rows).map(({ base, size, words }) => ({ base, size, pieces: cutIntoPieces(words) }));
}

type Gathered = { base: number; size: number; words: PrintedWord[] };

/** Footnote marks and ordinals (`1st`) stand above their line; they belong to it where they touch its words. */
function joinRaised(rows: Gathered[]): Gathered[] {
  const kept: Gathered[] = [];
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1];
    const raised =
      below !== undefined &&
      row.size < 0.85 * below.size &&
      below.base - row.base < 0.6 * below.size &&
      row.words.every((mark) => below.words.some((word) => touches(mark, word)));
    if (raised) below.words.push(...row.words);
    else kept.push(row);
  }
  return kept;
}

function touches(mark: PrintedWord, word: PrintedWord): boolean {
  const gap = Math.max(word.alongStart - mark.alongEnd, mark.alongStart - word.alongEnd);
  return gap < 0.5 * word.size;
}

function cutIntoPieces(words: PrintedWord[]): Piece[] {
  words.sort((one, other) => one.alongStart - other.alongStart);
  const pieces: Piece[] = [];
  for (const word of words) {
    const piece = pieces.at(-1);
    const last = piece?.words.at(-1);
    if (
      piece === undefined ||
      last === undefined ||
      word.alongStart - piece.end > gutterSizes * Math.max(last.size, word.size)
    ) {
      pieces.push({ words: [word], start: word.alongStart, end: word.alongEnd, base: word.base, size: word.size });
    } else {
      piece.words.push(word);
      if (word.alongEnd > piece.end) piece.end = word.alongEnd;
      if (word.size > piece.size) piece.size = word.size;
    }
  }
  return pieces;
}
