import type { Block, DraftDocument } from '../templates/DraftDocument.ts';
import { layOutCaption } from './layOutCaption.ts';
import { furnish, openSheets, type Sheets } from './openSheets.ts';
import { type Grid, type Measure, plainGrid, pleadingGrid, type Sheet, textSize } from './Sheet.ts';
import { wrapText } from './wrapText.ts';

const firstIndent = 36;

/** Lays out a document on pages. On pleading paper, every line of the body is on a numbered line. */
export function layOutDraft(document: DraftDocument, measure: Measure): Sheet[] {
  const grid = document.pleading ? pleadingGrid : plainGrid;
  const sheets = openSheets(grid, measure);
  layOutCaption(document.caption, sheets, grid, measure);
  const closing = closingOf(document.blocks, grid, measure);
  for (const [index, block] of document.blocks.entries()) {
    if (index === closing.from) sheets.need(closing.height);
    if (block.kind === 'heading') sheets.need(heightWithText(document.blocks.slice(index), grid, measure));
    layOut[block.kind](block as never, sheets, grid, measure);
  }
  furnish(sheets.all(), grid, document.footer, measure);
  return sheets.all();
}

/** Consecutive headings and the first line of the text below them stay on one page. */
function heightWithText(blocks: readonly Block[], grid: Grid, measure: Measure): number {
  let lines = 0;
  for (const block of blocks) {
    if (block.kind !== 'heading') break;
    lines += headingLines(block.text, grid, measure).length;
  }
  return lines * grid.double;
}

const headingLines = (text: string, grid: Grid, measure: Measure) =>
  wrapText(text, { measure, font: 'bold', size: textSize, width: (grid.right - grid.left) * 0.85 });

const mostClosingLines = 6;

/** A signature is never alone on a page: a short last paragraph moves with it, with the headings above it. */
function closingOf(blocks: readonly Block[], grid: Grid, measure: Measure): { from: number; height: number } {
  const none = { from: -1, height: 0 };
  const last = blocks.length - 1;
  const [before, signature] = [blocks[last - 1], blocks[last]];
  if (signature?.kind !== 'lines' || before?.kind !== 'paragraph') return none;
  const width = grid.right - grid.left;
  const count = wrapText(before.text, { measure, font: 'regular', size: textSize, width, first: width - 64 }).length;
  if (count > mostClosingLines) return none;
  let from = last - 1;
  while (blocks[from - 1]?.kind === 'heading') from--;
  const signed = setLines(signature.lines, width / 2, measure).length;
  return { from, height: (last - 1 - from + count) * grid.double + (signed - 1) * grid.single };
}

type LayOut<Kind extends Block['kind']> = (
  block: Extract<Block, { kind: Kind }>,
  sheets: Sheets,
  grid: Grid,
  measure: Measure,
) => void;

const layOut: { [Kind in Block['kind']]: LayOut<Kind> } = {
  heading({ text, level }, sheets, grid, measure) {
    sheets.begin('H2');
    for (const line of headingLines(text, grid, measure)) {
      const width = measure(line, 'bold', textSize);
      sheets.need(0);
      const centre = (grid.left + grid.right - width) / 2;
      sheets.put(line, { x: level === 1 || text.startsWith('(') ? centre : grid.left, font: 'bold' });
      sheets.down(grid.double);
    }
  },

  paragraph({ text, number, indent = 'first' }, sheets, grid, measure) {
    sheets.begin('P');
    const edge = indent === 'block' ? grid.left + firstIndent : grid.left;
    const start = indent === 'none' ? 0 : firstIndent;
    const lead = number ? start + 28 : start;
    const width = grid.right - edge;
    const lines = wrapText(text, { measure, font: 'regular', size: textSize, width, first: width - lead });
    for (const [index, line] of lines.entries()) {
      // The last line is not left alone on the next page if this costs no more than one line.
      if (index === lines.length - 2 && lines.length > 2) sheets.need(grid.double);
      sheets.need(0);
      if (number && index === 0) sheets.put(number, { x: edge + start });
      sheets.put(line, { x: index === 0 ? edge + lead : edge });
      sheets.down(grid.double);
    }
  },

  lines({ lines, align, dated }, sheets, grid, measure) {
    const date = sheets.begin('P');
    const block = sheets.begin('P');
    const edge = align === 'signature' ? (grid.left + grid.right) / 2 : grid.left;
    const set = setLines(lines, grid.right - edge, measure);
    sheets.need((set.length - 1) * grid.single);
    if (dated) sheets.put(dated, { x: grid.left, block: date });
    for (const { text, inset } of set) {
      sheets.need(0);
      sheets.put(text, { x: edge + inset, block });
      sheets.down(grid.single);
    }
    sheets.down(grid.single);
    sheets.toLine();
  },
};

/** Lines, wrapped if too long. Leading spaces are the indent. */
export function setLines(lines: readonly string[], room: number, measure: Measure): { text: string; inset: number }[] {
  return lines.flatMap((line) => {
    const inset = (/^ +/.exec(line)?.[0].length ?? 0) * 6;
    return wrapText(line, { measure, font: 'regular', size: textSize, width: room - inset }).map((text) => ({
      text,
      inset,
    }));
  });
}
