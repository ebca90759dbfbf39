import type { Band } from './Band.ts';
import { leastGutter } from './gutter.ts';
import type { Row } from './Row.ts';

/** Rows of a ruled caption that may lack their mark. */
const missingMarks = 3;
/** A last role (`Defendants.`) is often a row below the last mark. */
const rowsUnderMarks = 2;
/** Points by which words and marks may stray over the rule. */
const stray = 3;

/** The rows of a caption that marks (`)`, `§`, `:`) part in two, from `first` on. */
export function findRuledBand(rows: readonly Row[], first: number, middle: number): Band | undefined {
  let end = first;
  let twoSided = 0;
  for (let index = first; index < rows.length && index <= end + missingMarks; index++) {
    const { pieces, ruledAt } = rows[index]!;
    if (pieces.some((piece) => piece.start < middle - stray && piece.end > middle + stray)) break;
    if (ruledAt === undefined || Math.abs(ruledAt - middle) > 2 * stray) continue;
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
