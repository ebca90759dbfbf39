import type { Block, Paper } from '#domain/documents/templates/Paper';
import { layOutCaption } from './layOutCaption.ts';
import { furnish, openSheets, type Sheets } from './openSheets.ts';
import { type Grid, type Measure, plainGrid, pleadingGrid, type Sheet, textSize } from './Sheet.ts';
import { wrapText } from './wrapText.ts';

const firstIndent = 36;

/** Sets a paper on pages. On pleading paper every line of the body stands on a numbered line. */
export function layOutPaper(paper: Paper, measure: Measure): Sheet[] {
  const grid = paper.pleading ? pleadingGrid : plainGrid;
  const sheets = openSheets(grid, measure);
  layOutCaption(paper.caption, sheets, grid, measure);
  for (const block of paper.blocks) layOut[block.kind](block as never, sheets, grid, measure);
  furnish(sheets.all(), grid, paper.footer, measure);
  return sheets.all();
}

type LayOut<Kind extends Block['kind']> = (
  block: Extract<Block, { kind: Kind }>,
  sheets: Sheets,
  grid: Grid,
  measure: Measure,
) => void;

const layOut: { [Kind in Block['kind']]: LayOut<Kind> } = {
  /** A heading never stands alone at the foot of a page. */
  heading({ text, level }, sheets, grid, measure) {
    sheets.begin('H2');
    const lines = wrapText(text, { measure, font: 'bold', size: textSize, width: (grid.right - grid.left) * 0.85 });
    sheets.need((lines.length + 1) * grid.double);
    for (const line of lines) {
      const width = measure(line, 'bold', textSize);
      const centre = (grid.left + grid.right - width) / 2;
      sheets.put(line, { x: level === 1 || line.startsWith('(') ? centre : grid.left, font: 'bold' });
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
      // The last line is not left alone on the next page, where that costs no more than one line.
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

/** Lines broken where they are too long; spaces before one are its inset. */
export function setLines(lines: readonly string[], room: number, measure: Measure): { text: string; inset: number }[] {
  return lines.flatMap((line) => {
    const inset = (/^ +/.exec(line)?.[0].length ?? 0) * 6;
    return wrapText(line, { measure, font: 'regular', size: textSize, width: room - inset }).map((text) => ({
      text,
      inset,
    }));
  });
}
