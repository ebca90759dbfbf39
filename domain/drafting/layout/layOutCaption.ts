import type { Caption, CaptionLine } from '../templates/DraftDocument.ts';
import type { Sheets } from './openSheets.ts';
import { type Grid, type Measure, textSize } from './Sheet.ts';
import { wrapText } from './wrapText.ts';

type Row = { text: string; x: number; bold: boolean };
type Columns = { left: number; middle: number; right: number; rightX: number };

/**
 * Lays out the caption on the first page: filer, court, the two columns separated in the forum's style, and the
 * document's title.
 */
export function layOutCaption(caption: Caption, sheets: Sheets, grid: Grid, measure: Measure): void {
  const width = grid.right - grid.left;
  sheets.begin('P');
  for (const line of caption.filer.flatMap((text) => wrap(text, measure, width / 2))) {
    sheets.need(0);
    sheets.put(line, { x: grid.left });
    sheets.down(grid.single);
  }
  // The court is on line 8, or on the first line below a longer address (Cal. Rules of Court, rule 2.111(3)).
  if (caption.filer.length > 0) sheets.down(Math.max(0, grid.top + 7 * grid.double - sheets.y()));
  sheets.toLine();
  putHead(caption, sheets, grid, measure);
  putColumns(caption, sheets, grid, measure);
  sheets.down(grid.single);
  sheets.begin('H1');
  for (const line of caption.below.flatMap((text) => wrap(text, measure, width * 0.8, true))) {
    sheets.need(0);
    sheets.put(line, { x: centred(line, grid, measure), font: 'bold' });
    sheets.down(grid.single);
  }
  sheets.down(grid.single);
  sheets.toLine();
}

function putHead(caption: Caption, sheets: Sheets, grid: Grid, measure: Measure): void {
  sheets.begin('P');
  for (const line of caption.head.flatMap((text) => wrap(text, measure, grid.right - grid.left, true))) {
    const x = caption.headAlign === 'left' ? grid.left : centred(line, grid, measure);
    sheets.need(0);
    sheets.put(line, { x, font: 'bold' });
    sheets.down(grid.numbered ? grid.double : grid.single);
  }
  // Line 11 (rule 2.111(4)); elsewhere an empty line.
  sheets.down(grid.numbered ? Math.max(0, grid.top + 10 * grid.double - sheets.y()) : grid.single);
}

function putColumns(caption: Caption, sheets: Sheets, grid: Grid, measure: Measure): void {
  const middle = (grid.left + grid.right) / 2;
  const columns: Columns = { left: grid.left, middle, right: grid.right, rightX: middle + 18 };
  const left = rowsOf(caption.left, columns.left, middle - 14 - columns.left, measure);
  const right = rowsOf(caption.right, columns.rightX, columns.right - columns.rightX, measure);
  if (caption.style === 'dashes') putDashes(sheets, grid, middle, measure);
  let top = sheets.y();
  // Each column is one part, so it is read completely before the next one.
  const [ofLeft, between, ofRight] = [
    sheets.begin('P'),
    sheets.begin('artifact'),
    sheets.begin(caption.below.length > 0 ? 'P' : 'H1'),
  ];
  const count = Math.max(left.length, right.length) + (caption.style === 'ruled' || caption.style === 'slash' ? 1 : 0);
  for (let i = 0; i < count; i++) {
    // With this many parties, the caption continues on the next page.
    if (sheets.y() > grid.bottom + 0.01) {
      if (caption.style === 'ruled') sheets.rule(middle, top - 10, middle, sheets.y() - grid.single + 4);
      sheets.need(0);
      top = sheets.y();
    }
    for (const [row, block] of [
      [left[i], ofLeft],
      [right[i], ofRight],
    ] as const) {
      if (row) sheets.put(row.text, { x: row.x, font: row.bold ? 'bold' : 'regular', block });
    }
    if (caption.style === 'section') sheets.put('§', { x: middle - 3, block: between });
    if (caption.style === 'paren') sheets.put(')', { x: middle - 2, block: between });
    sheets.down(grid.single);
  }
  closeColumns(caption, sheets, grid, columns, top, measure);
}

function closeColumns(
  { style }: Caption,
  sheets: Sheets,
  grid: Grid,
  { left, middle }: Columns,
  top: number,
  measure: Measure,
): void {
  const foot = sheets.y() - grid.single + 4;
  if (style === 'ruled') {
    sheets.rule(left, foot, middle, foot);
    sheets.rule(middle, top - 10, middle, foot);
  }
  if (style === 'slash') {
    sheets.rule(left, foot, middle, foot);
    sheets.begin('artifact');
    sheets.put('/', { x: middle, y: foot });
  }
  if (style === 'dashes') putDashes(sheets, grid, middle, measure);
}

/** A line of dashes that ends in X, as in New York documents. */
function putDashes(sheets: Sheets, grid: Grid, middle: number, measure: Measure): void {
  const room = middle - grid.left - measure('X', 'regular', textSize);
  const dashes = '-'.repeat(Math.floor(room / measure('-', 'regular', textSize)));
  sheets.begin('artifact');
  sheets.put(`${dashes}X`, { x: grid.left });
  sheets.down(grid.single);
}

function rowsOf(lines: readonly CaptionLine[], x: number, width: number, measure: Measure): (Row | null)[] {
  return lines.flatMap(({ text, indent = 0, bold = false, gapBefore }) => {
    const inner = indent * 18;
    const wrapped = wrap(text, measure, width - inner, bold).map((part) => ({ text: part, x: x + inner, bold }));
    return gapBefore ? [null, ...wrapped] : wrapped;
  });
}

function wrap(text: string, measure: Measure, width: number, bold = false): string[] {
  return wrapText(text, { measure, font: bold ? 'bold' : 'regular', size: textSize, width });
}

function centred(text: string, grid: Grid, measure: Measure): number {
  return (grid.left + grid.right - measure(text, 'bold', textSize)) / 2;
}
