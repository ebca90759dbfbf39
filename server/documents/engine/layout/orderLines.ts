import { type Band, findBand } from './findBand.ts';
import { center, judgeBand } from './judgeBand.ts';
import type { LaidLine, Row } from './Row.ts';

/** A gap this many type sizes wide makes two lines of one row even where no column goes on. */
const lineBreakSizes = 3;
const deepest = 3;

/** The lines of a set of rows in the order in which a person reads them: side-by-side columns one after the other. */
export function orderLines(rows: readonly Row[], depth = 0): LaidLine[] {
  const lines: LaidLine[] = [];
  const center = middleOf(rows);
  for (let index = 0; index < rows.length; ) {
    const row = rows[index]!;
    const mayOpen = depth < deepest && (row.pieces.length > 1 || row.ruledAt !== undefined);
    const band = mayOpen ? findBand(rows, index, center) : undefined;
    const verdict = band === undefined ? 'none' : judgeBand(rows, band);
    if (band === undefined || verdict === 'none') {
      lines.push(...cutRow(row, lineBreakSizes));
      index++;
      continue;
    }
    const inside = rows.slice(band.first, band.end);
    if (verdict === 'columns') {
      lines.push(...orderColumn(inside, band, 'left', depth), ...orderColumn(inside, band, 'right', depth));
    } else {
      const widest = verdict === 'pairs' ? Number.POSITIVE_INFINITY : lineBreakSizes;
      for (const one of inside) lines.push(...cutRow(one, widest));
    }
    index = band.end;
  }
  return lines;
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
    if (line !== undefined && piece.start - end <= widest * piece.size) line.words.push(...piece.words);
    else lines.push({ words: [...piece.words] });
    end = piece.end;
  }
  return lines;
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
