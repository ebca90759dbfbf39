import type { Band } from './Band.ts';
import type { Piece, Row } from './Row.ts';

/**
 * How the rows beside a gutter are read. `columns`: left column, then right (captions, two-column pages). `pairs`: each
 * row through, as one line (`1.` and its text, `Date:` and its value, a heading and its page). `table`: each row
 * through, cell by cell. `none`: the gutter is an accident.
 */
export type Verdict = 'columns' | 'pairs' | 'table' | 'none';

const enumerator = /^(?:[([]?(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)\]]+|[•▪●○◦·–—*o-])$/i;
const numeric = /^(?:[$(<>#]*\d[\d.,:/%-]*\)?|[ivxlc]+|passim|n\/a|[-–—]+)$/i;
/** With two rows only, a gutter must be this wide to be one. */
const wideGutter = 24;

export function assessBand(rows: readonly Row[], band: Band): Verdict {
  if (band.ruled) return 'columns';
  const inside = rows.slice(band.first, band.end);
  const left = inside.flatMap((row) => row.pieces.filter((piece) => center(piece) < band.middle));
  const right = inside.flatMap((row) => row.pieces.filter((piece) => center(piece) >= band.middle));
  if (mostly(left, isHeadOfPair) || mostly(right, isNumber)) return 'pairs';
  const twoSidedRows = inside.filter((row) => row.pieces.length > 1);
  if (
    twoSidedRows.filter((row) => row.pieces.length > 2).length >= 0.6 * twoSidedRows.length &&
    twoSidedRows.length > 2
  ) {
    return 'table';
  }
  if (band.twoSided < 2 && inside.length < 3) return 'none';
  if (inside.length < 3 && band.gutter < wideGutter) return 'none';
  return 'columns';
}

export function center(piece: Piece): number {
  return (piece.start + piece.end) / 2;
}

function mostly(pieces: readonly Piece[], test: (text: string) => boolean): boolean {
  const passing = pieces.filter((piece) => test(piece.words.map((word) => word.text).join(' ')));
  return pieces.length > 0 && passing.length >= 0.75 * pieces.length;
}

function isHeadOfPair(text: string): boolean {
  return enumerator.test(text) || (text.endsWith(':') && text.length <= 24);
}

function isNumber(text: string): boolean {
  return numeric.test(text);
}
