import type { Paragraph } from '#domain/documents/DocumentText';
import type { FilingLine } from './FilingLine.ts';
import { plainText } from './plainText.ts';
import { characterWidth } from './wordsOf.ts';

/** Points of a typed line. */
const lineHeight = 12;
const letterWidth = 612;
const widest = 150;
const tabColumns = 8;

/** The lines of flowing text. Tabs and three or more spaces part columns, as typists set captions. */
export function flowLines(paragraphs: readonly Paragraph[]): FilingLine[] {
  const lines: FilingLine[] = [];
  let row = 0;
  for (const paragraph of paragraphs) {
    row++;
    const text = plainText(paragraph.text);
    let start = 0;
    for (const printed of text.split('\n')) {
      row++;
      for (const piece of cutAtGutters(printed)) {
        lines.push(toLine(paragraph, { ...piece, start: start + piece.start }, row));
      }
      start += printed.length + 1;
    }
  }
  // Text set wider than a typewriter's page keeps its proportions.
  const pageWidth = Math.max(letterWidth, ...captionWidths(lines));
  for (const line of lines) line.pageWidth = pageWidth;
  return lines;
}

/** How far the first lines reach; a paragraph without breaks says nothing of a page's width. */
function captionWidths(lines: readonly FilingLine[]): number[] {
  return lines.slice(0, 200).flatMap((line) => (line.right <= widest * characterWidth ? [line.right] : []));
}

type Piece = { text: string; start: number; column: number; width: number };

/** A table's right cells begin here, however short or long the left ones are. */
const rightCell = 46;

function cutAtGutters(printed: string): Piece[] {
  const pieces: Piece[] = [];
  let column = 0;
  let counted = 0;
  for (const match of printed.matchAll(/[^\s](?:[^\t]*?[^\s])??(?=\s{0,2}\t|\s{3}|\s{0,2}$)/g)) {
    const tabbed = printed.slice(counted, match.index).includes('\t');
    for (; counted < match.index; counted++) {
      column += printed[counted] === '\t' ? tabColumns - (column % tabColumns) : 1;
    }
    const last = pieces.at(-1);
    if (tabbed && last !== undefined && column < 2 * rightCell) {
      last.width = Math.min(last.width, rightCell - 1 - last.column);
      column = Math.max(column, rightCell);
    }
    pieces.push({ text: match[0], start: match.index, column, width: match[0].length });
  }
  return pieces;
}

function toLine(paragraph: Paragraph, { text, start: offset, column, width }: Piece, row: number): FilingLine {
  return {
    text,
    page: 1,
    row,
    left: column * characterWidth,
    right: (column + width) * characterWidth,
    top: row * lineHeight,
    bottom: (row + 1) * lineHeight,
    pageWidth: letterWidth,
    pageHeight: Number.POSITIVE_INFINITY,
    size: lineHeight,
    bold: false,
    rotated: false,
    source: { kind: 'flow', paragraph, offset },
  };
}
