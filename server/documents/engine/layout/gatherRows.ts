import type { PrintedWord } from '../pdf/PrintedWord.ts';
import type { Piece, Row } from './Row.ts';

/** A gap this many type sizes wide may be a gutter; justified lines seldom reach it. */
const gutterSizes = 1.15;

/**
 * Gathers words of one direction into rows by their baselines, top to bottom, and cuts rows at wide gaps and at the
 * marks that rule a caption, which stay at the end of the piece on their left.
 */
export function gatherRows(words: readonly PrintedWord[], markers: ReadonlySet<PrintedWord>): Row[] {
  const rows: Gathered[] = [];
  for (const word of [...words].sort((one, other) => one.base - other.base)) {
    const row = rows.at(-1);
    if (row !== undefined && word.base - row.base <= 0.3 * Math.min(row.size, word.size)) {
      row.words.push(word);
      if (word.size > row.size) row.size = word.size;
    } else {
      rows.push({ base: word.base, size: word.size, words: [word] });
    }
  }
  return joinRaised(rows).map((row) => ({ base: row.base, size: row.size, ...cutIntoPieces(row.words, markers) }));
}

/** A line has no more footnote marks; anything with more is a separate line in small print. */
const mostRaised = 40;

type Gathered = { base: number; size: number; words: PrintedWord[] };

/** Footnote marks and ordinals (`1st`) are above their line; they belong to it if they touch its words. */
function joinRaised(rows: Gathered[]): Gathered[] {
  return rows.filter((row, index) => {
    const below = rows[index + 1];
    const raised =
      below !== undefined &&
      row.words.length <= mostRaised &&
      row.size < 0.85 * below.size &&
      below.base - row.base < 0.6 * below.size &&
      row.words.every((mark) => below.words.some((word) => touches(mark, word)));
    if (raised) below.words.push(...row.words);
    return !raised;
  });
}

function touches(mark: PrintedWord, word: PrintedWord): boolean {
  return Math.max(word.alongStart - mark.alongEnd, mark.alongStart - word.alongEnd) < 0.5 * word.size;
}

function cutIntoPieces(words: PrintedWord[], markers: ReadonlySet<PrintedWord>): Pick<Row, 'pieces' | 'ruledAt'> {
  words.sort((one, other) => one.alongStart - other.alongStart);
  const pieces: Piece[] = [];
  let ruledAt: number | undefined;
  let piece: Piece | undefined;
  for (const word of words) {
    if (markers.has(word)) {
      ruledAt = word.alongEnd + 1;
      if (piece === undefined) pieces.push(toPiece(word));
      else append(piece, word);
      piece = undefined;
      continue;
    }
    const last = piece?.words.at(-1);
    if (piece && last && word.alongStart - piece.end <= gutterSizes * Math.max(last.size, word.size)) {
      append(piece, word);
    } else {
      piece = toPiece(word);
      pieces.push(piece);
    }
  }
  return { pieces, ruledAt };
}

function toPiece(word: PrintedWord): Piece {
  return { words: [word], start: word.alongStart, end: word.alongEnd, base: word.base, size: word.size };
}

function append(piece: Piece, word: PrintedWord): void {
  piece.words.push(word);
  if (word.alongEnd > piece.end) piece.end = word.alongEnd;
  if (word.size > piece.size) piece.size = word.size;
}
