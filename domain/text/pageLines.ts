import type { Line, PageText } from '#domain/documents/DocumentText';
import { layBeforeReader } from '#domain/documents/readerFrame';
import type { FilingLine } from './FilingLine.ts';
import { plainText } from './plainText.ts';

/** The lines of a page, gathered into rows by their baselines, rows from top to bottom. */
export function pageLines(shown: PageText): FilingLine[] {
  const page = layBeforeReader(shown);
  const lines = page.lines.filter((line) => line.text.trim() !== '').map((line) => toLine(page, line, shown));
  lines.sort((one, other) => one.bottom - other.bottom || one.left - other.left);
  let row = 0;
  let baseline = Number.NEGATIVE_INFINITY;
  let size = 0;
  for (const line of lines) {
    if (line.bottom - baseline > 0.5 * Math.min(line.size, size || line.size)) {
      row++;
      baseline = line.bottom;
      size = line.size;
    }
    line.row = row;
  }
  return lines.sort((one, other) => one.row - other.row || one.left - other.left);
}

function toLine(page: PageText, line: Line, shown: PageText): FilingLine {
  const [left, top, right, bottom] = line.box;
  const size = line.words.reduce((most, word) => Math.max(most, word.size), 0) || 10;
  const letters = line.words.filter((word) => /[A-Za-z]/.test(word.text));
  return {
    text: plainText(line.text),
    page: page.number,
    row: 0,
    left,
    right,
    top,
    bottom,
    pageWidth: page.width,
    pageHeight: page.height,
    size,
    bold: letters.length > 0 && letters.every((word) => word.bold),
    rotated: bottom - top > 3 * size && right - left < 3 * size,
    source: { kind: 'page', page: shown, line, offset: 0 },
  };
}
