import { assessBand, center, type Verdict } from './assessBand.ts';
import type { Band } from './Band.ts';
import { findBand } from './findBand.ts';
import type { LaidLine, Row } from './Row.ts';

/** A gap this many type sizes wide makes two lines of one row even where no column continues. */
const lineBreakSizes = 3;
const deepest = 3;

/** The lines of a set of rows in the order in which a person reads them: side-by-side columns one after the other. */
export function orderLines(rows: readonly Row[], depth = 0): LaidLine[] {
  const lines: LaidLine[] = [];
  const middleOfText = middleOf(rows);
  let written = 0;
  for (let index = 0; depth < deepest && index < rows.length; index++) {
    const band = findBand(rows, index, written, middleOfText);
    const verdict = band === undefined ? 'none' : assessBand(rows, band);
    if (band === undefined || verdict === 'none') continue;
    for (const row of rows.slice(written, band.first)) append(lines, cutRow(row, lineBreakSizes));
    append(lines, orderBand(rows.slice(band.first, band.end), band, verdict, depth));
    written = band.end;
    index = band.end - 1;
  }
  for (const row of rows.slice(written)) append(lines, cutRow(row, lineBreakSizes));
  return lines;
}

function orderBand(rows: readonly Row[], band: Band, verdict: Verdict, depth: number): LaidLine[] {
  if (verdict === 'columns') {
    return [...orderColumn(rows, band, 'left', depth), ...orderColumn(rows, band, 'right', depth)];
  }
  const widest = verdict === 'pairs' ? Number.POSITIVE_INFINITY : lineBreakSizes;
  return rows.flatMap((row) => cutRow(row, widest));
}

function orderColumn(rows: readonly Row[], { middle }: Band, column: 'left' | 'right', depth: number): LaidLine[] {
  const own: Row[] = [];
  for (const row of rows) {
    const pieces = row.pieces.filter((piece) => center(piece) < middle === (column === 'left'));
    if (pieces.length > 0) own.push({ ...row, pieces, ruledAt: undefined });
  }
  return orderLines(own, depth + 1).map((line) => ({ ...line, column }));
}

/** The lines of one row: its pieces, joined again where the gap between them is no wider than `widest` type sizes. */
function cutRow({ pieces }: Row, widest: number): LaidLine[] {
  const lines: LaidLine[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line !== undefined && piece.start - end <= widest * piece.size) append(line.words, piece.words);
    else lines.push({ words: [...piece.words] });
    end = piece.end;
  }
  return lines;
}

/** One by one: as the arguments of a call, a page's words may be too many. */
function append<Item>(to: Item[], items: readonly Item[]): void {
  for (const item of items) to.push(item);
}

function middleOf(rows: readonly Row[]): number {
  let start = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  for (const { pieces } of rows) {
    if (pieces[0]!.start < start) start = pieces[0]!.start;
    if (pieces.at(-1)!.end > end) end = pieces.at(-1)!.end;
  }
  return (start + end) / 2;
}
