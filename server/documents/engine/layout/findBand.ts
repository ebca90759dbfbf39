import type { Row } from './Row.ts';

/** Rows one after the other, from `first` up to but not including `end`, that one gutter parts from top to bottom. */
export type Band = { first: number; end: number; middle: number; gutter: number; twoSided: number; ruled: boolean };

/** The narrowest white strip, in points, that parts two columns. */
const leastGutter = 8;
/** Rows further apart than this many type sizes belong to different things, unless text stands on both sides. */
const farApart = 4.5;
/** Rows of a ruled caption that may lack their mark. */
const missingMarks = 3;
/** A last role (`Defendants.`) often stands a row under the last mark. */
const rowsUnderMarks = 2;
/** As near to the middle of the page, in points, is set in its middle. */
const centered = 8;

/** The longest band that opens at this row; undefined where the row has no gap. `center` is the middle of the text. */
export function findBand(rows: readonly Row[], first: number, center: number): Band | undefined {
  const row = rows[first]!;
  if (row.ruledAt !== undefined) return findRuledBand(rows, first, row.ruledAt);
  let best: Band | undefined;
  for (const [index, piece] of row.pieces.entries()) {
    if (index === 0) continue;
    const band = extend(rows, first, row.pieces[index - 1]!.end, piece.start, center);
    if (best === undefined || band.twoSided > best.twoSided) best = band;
  }
  return best;
}

function findRuledBand(rows: readonly Row[], first: number, middle: number): Band | undefined {
  let end = first;
  let twoSided = 0;
  for (let index = first; index < rows.length && index <= end + missingMarks; index++) {
    const { pieces, ruledAt } = rows[index]!;
    if (pieces.some((piece) => piece.start < middle - 3 && piece.end > middle + 3)) break;
    if (ruledAt === undefined || Math.abs(ruledAt - middle) > 6) continue;
    end = index + 1;
    if (pieces.length > 1) twoSided++;
  }
  if (end === first) return undefined;
  for (let under = 0; under < rowsUnderMarks && end < rows.length; under++) {
    const { pieces, base, size } = rows[end]!;
    const near = base - rows[end - 1]!.base < 1.6 * size;
    if (!near || pieces.length > 1 || pieces[0]!.end > middle) break;
    end++;
  }
  return { first, end, middle, gutter: leastGutter, twoSided, ruled: true };
}

function extend(rows: readonly Row[], first: number, gutterStart: number, gutterEnd: number, center: number): Band {
  let gutter: Gutter = { start: gutterStart, end: gutterEnd, left: true, right: true };
  let twoSided = 1;
  let end = first + 1;
  for (; end < rows.length; end++) {
    const row = rows[end]!;
    const narrowed = row.ruledAt === undefined ? narrow(row, gutter) : undefined;
    if (narrowed === undefined || isTitle(row, gutter, narrowed, center)) break;
    const bothSides = narrowed.left && narrowed.right;
    if (row.base - rows[end - 1]!.base > farApart * row.size && !bothSides) break;
    gutter = narrowed;
    if (bothSides) twoSided++;
  }
  const middle = (gutter.start + gutter.end) / 2;
  return { first, end, middle, gutter: gutter.end - gutter.start, twoSided, ruled: false };
}

type Gutter = { start: number; end: number; left: boolean; right: boolean };

/** What is left of the gutter beside this row, and on which sides the row has text; undefined where text crosses it. */
function narrow(row: Row, { start, end }: Gutter): Gutter | undefined {
  let left = false;
  let right = false;
  for (const piece of row.pieces) {
    const nearerLeft = piece.end - start < end - piece.start;
    if (piece.end <= start || (piece.end <= end - leastGutter && (piece.start < start || nearerLeft))) {
      left = true;
      if (piece.end > start) start = piece.end;
    } else if (piece.start >= end || piece.start >= start + leastGutter) {
      right = true;
      if (piece.start < end) end = piece.start;
    } else {
      return undefined;
    }
  }
  return end - start >= leastGutter ? { start, end, left, right } : undefined;
}

/** A title under a caption is set in the middle of the page and reaches into the gutter. */
function isTitle({ pieces }: Row, before: Gutter, after: Gutter, center: number): boolean {
  const [piece] = pieces;
  if (piece === undefined || pieces.length > 1) return false;
  const reaches = after.start > before.start || after.end < before.end;
  return reaches && Math.abs((piece.start + piece.end) / 2 - center) <= centered;
}
