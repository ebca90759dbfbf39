import type { Band } from './Band.ts';
import { findRuledBand } from './findRuledBand.ts';
import { type Gutter, narrowGutter } from './gutter.ts';
import type { Row } from './Row.ts';

/** Rows farther apart than this many type sizes belong to different things, unless there is text on both sides. */
const farApart = 4.5;
const farApartAbove = 2.5;
/** A row with more gaps is a table's or a drawing's, and no column runs through it. */
const mostGaps = 40;

/**
 * The longest band that starts at this row and reaches up to `from` at most; undefined if the row has no gap. A row
 * whose words are next to those of the next row, slightly higher, has one too.
 */
export function findBand(rows: readonly Row[], first: number, from: number, middleOfText: number): Band | undefined {
  const row = rows[first]!;
  if (row.ruledAt !== undefined) return findRuledBand(rows, first, row.ruledAt);
  let best: Wide | undefined;
  for (const gap of gapsOf(row, rows[first + 1])) {
    const band = extend(rows, first, gap, middleOfText);
    if (best === undefined || band.twoSided > best.twoSided) best = band;
  }
  return best === undefined ? undefined : reachUp(rows, best, from, middleOfText);
}

function gapsOf({ pieces, base, size }: Row, next: Row | undefined): Gutter[] {
  if (pieces.length > mostGaps) return [];
  const gaps = pieces
    .slice(1)
    .map((piece, index) => ({ start: pieces[index]!.end, end: piece.start, left: true, right: true }));
  const [one, other] = [pieces[0], next?.pieces[0]];
  const beside = gaps.length === 0 && next?.pieces.length === 1 && next.base - base < 0.9 * size;
  if (!beside || one === undefined || other === undefined) return gaps;
  const [left, right] = one.start < other.start ? [one, other] : [other, one];
  return [{ start: left.end, end: right.start, left: true, right: true }];
}

type Wide = Band & { strip: Gutter };

function extend(rows: readonly Row[], first: number, gap: Gutter, middleOfText: number): Wide {
  let strip = gap;
  let twoSided = 1;
  let end = first + 1;
  for (; end < rows.length; end++) {
    const row = rows[end]!;
    const narrowed = row.ruledAt === undefined ? narrowGutter(row, strip, middleOfText) : undefined;
    if (narrowed === undefined) break;
    const bothSides = narrowed.left && narrowed.right;
    if (row.base - rows[end - 1]!.base > farApart * row.size && !bothSides) break;
    strip = narrowed;
    if (bothSides) twoSided++;
  }
  return { first, end, strip, twoSided, ruled: false, ...measure(strip) };
}

/** A right column often begins higher than the first row that has both: up to its topmost row the band is one. */
function reachUp(rows: readonly Row[], band: Wide, from: number, middleOfText: number): Band {
  const { strip: opened, ...reached } = band;
  let strip = opened;
  for (let index = band.first - 1; index >= from; index--) {
    const row = rows[index]!;
    const narrowed = row.ruledAt === undefined ? narrowGutter(row, strip, middleOfText) : undefined;
    if (narrowed === undefined || rows[index + 1]!.base - row.base > farApartAbove * row.size) break;
    strip = narrowed;
    if (narrowed.right) Object.assign(reached, { first: index }, measure(strip));
  }
  return reached;
}

function measure({ start, end }: Gutter): Pick<Band, 'middle' | 'gutter'> {
  return { middle: (start + end) / 2, gutter: end - start };
}
