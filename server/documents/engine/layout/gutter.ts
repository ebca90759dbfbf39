import type { Row } from './Row.ts';

/** A white strip between two columns, and on which sides of it the row that was examined last has text. */
export type Gutter = { start: number; end: number; left: boolean; right: boolean };

/** The narrowest white strip, in points, that parts two columns. */
export const leastGutter = 8;
/** As near to the middle of the page, in points, is set in its middle. */
const centered = 8;

/** The remaining gutter next to this row; undefined if text crosses it, or a title ends the text above it. */
export function narrowGutter(row: Row, gutter: Gutter, middleOfText: number): Gutter | undefined {
  const narrowed = narrow(row, gutter);
  return narrowed === undefined || isTitle(row, gutter, narrowed, middleOfText) ? undefined : narrowed;
}

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
function isTitle({ pieces }: Row, before: Gutter, after: Gutter, middleOfText: number): boolean {
  const [piece] = pieces;
  if (piece === undefined || pieces.length > 1) return false;
  const reaches = after.start > before.start || after.end < before.end;
  return reaches && Math.abs((piece.start + piece.end) / 2 - middleOfText) <= centered;
}
