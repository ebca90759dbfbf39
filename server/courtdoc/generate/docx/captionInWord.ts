import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Grid } from '#domain/drafting/layout/Sheet';
import { textSize } from '#domain/drafting/layout/Sheet';
import { wrapText } from '#domain/drafting/layout/wrapText';
import type { Caption, CaptionLine } from '#domain/drafting/templates/DraftDocument';
import { measureText } from '../fonts.ts';
import { exactly, twips } from './exactly.ts';

type Line = { text: string; indent?: number; bold?: boolean };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const solid = { style: BorderStyle.SINGLE, size: 6, color: '000000' };

/** The caption in Word: filer, court, and a table whose columns are separated as the forum requires. */
export function captionInWord(caption: Caption, grid: Grid): (Paragraph | Table)[] {
  const width = grid.right - grid.left;
  const filer = wrapped(
    caption.filer.map((text) => ({ text })),
    width / 2,
  );
  const head = wrapped(
    caption.head.map((text) => ({ text, bold: true })),
    width,
  );
  const below = wrapped(
    caption.below.map((text) => ({ text, bold: true })),
    width * 0.8,
  );
  const headHeight = grid.numbered ? grid.double : grid.single;
  // The court on line 8 and the columns from line 11 (Cal. Rules of Court, rule 2.111).
  const beforeHead = filer.length === 0 ? 0 : Math.max(0, 14 - filer.length);
  const beforeColumns = grid.numbered ? Math.max(0, 3 - head.length) * 2 : 1;
  return [
    ...set(filer, grid.single),
    ...set(empty(beforeHead), grid.single),
    ...set(head, headHeight, caption.headAlign === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT),
    ...set(empty(beforeColumns), grid.single),
    ...(caption.style === 'dashes' ? dashes(grid) : []),
    columns(caption, grid),
    ...(caption.style === 'dashes' ? dashes(grid) : []),
    ...set(empty(grid.numbered ? 2 : 1), grid.single),
    ...set(below, grid.single, AlignmentType.CENTER),
    ...(below.length > 0 ? set(empty(1), grid.single) : []),
  ];
}

function columns(caption: Caption, grid: Grid): Table {
  const half = (grid.right - grid.left) / 2;
  const [left, right] = [wrapped(caption.left, half - 18), wrapped(caption.right, half - 22)];
  const longest =
    Math.max(left.length, right.length) + (caption.style === 'ruled' || caption.style === 'slash' ? 1 : 0);
  // Two single lines are one numbered line.
  const count = grid.numbered ? longest + (longest % 2) : longest;
  const signs = { section: '§', paren: ')', slash: '', ruled: '', dashes: '' }[caption.style];
  const between = Array.from({ length: count }, (_, index) => ({
    text: caption.style === 'slash' && index === count - 1 ? '/' : signs,
  }));
  const ruled = caption.style === 'ruled';
  const bordered = ruled || caption.style === 'slash';
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(half * 2), type: WidthType.DXA },
    columnWidths: [twips(half - 8), twips(16), twips(half - 8)],
    rows: [
      new TableRow({
        children: [
          cell(padded(left, count), half - 8, grid, { bottom: bordered ? solid : none, right: ruled ? solid : none }),
          cell(between, 16, grid, {}),
          cell(padded(right, count), half - 8, grid, {}),
        ],
      }),
    ],
  });
}

function cell(lines: Line[], width: number, grid: Grid, borders: { bottom?: object; right?: object }): TableCell {
  return new TableCell({
    width: { size: twips(width), type: WidthType.DXA },
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    borders: { top: none, left: none, bottom: none, right: none, ...borders } as never,
    children: set(lines, grid.single),
  });
}

/** A line of dashes that ends in X (New York). */
function dashes(grid: Grid): Paragraph[] {
  const room = (grid.right - grid.left) / 2 - measureText('X', 'regular', textSize);
  return set([{ text: `${'-'.repeat(Math.floor(room / measureText('-', 'regular', textSize)))}X` }], grid.single);
}

function set(
  lines: readonly Line[],
  height: number,
  alignment: (typeof AlignmentType)[keyof typeof AlignmentType] = AlignmentType.LEFT,
): Paragraph[] {
  return lines.map(
    ({ text, indent = 0, bold = false }) =>
      new Paragraph({
        alignment,
        spacing: exactly(height),
        indent: { left: twips(indent * 18) },
        children: [new TextRun({ text, bold })],
      }),
  );
}

function wrapped(lines: readonly CaptionLine[], width: number): Line[] {
  return lines.flatMap(({ text, indent = 0, bold = false, gapBefore }) => {
    const parts = wrapText(text, {
      measure: measureText,
      font: bold ? 'bold' : 'regular',
      size: textSize,
      width: width - indent * 18,
    }).map((part) => ({ text: part, indent, bold }));
    return gapBefore ? [{ text: '' }, ...parts] : parts;
  });
}

const empty = (count: number): Line[] => Array.from({ length: count }, () => ({ text: '' }));
const padded = (lines: Line[], count: number): Line[] => [...lines, ...empty(count - lines.length)];
