import type { DocumentText } from '#domain/documents/DocumentText';
import { dropMarginNumbers, dropPleadingNumbers } from './dropPleadingNumbers.ts';
import type { FilingLine } from './FilingLine.ts';
import { flowLines } from './flowLines.ts';
import { pageLines } from './pageLines.ts';
import { wrapLine } from './wrapLine.ts';

const longestRule = 200;

/** Laid out once for all who read a document; forgotten with it. */
const known = new WeakMap<DocumentText, readonly FilingLine[]>();

/** Every line of a document in reading order: by page, by row, from left to right. */
export function toFilingLines(document: DocumentText): readonly FilingLine[] {
  const before = known.get(document);
  if (before !== undefined) return before;
  const lines = layOut(document);
  known.set(document, lines);
  return lines;
}

function layOut(document: DocumentText): FilingLine[] {
  const lines =
    document.layout === 'pages'
      ? document.pages.flatMap((page) => dropMarginNumbers(pageLines(page)))
      : dropPleadingNumbers(flowLines(document.paragraphs));
  return lines.flatMap(wrapLine).filter(isReadable);
}

/** Rules and ornaments are of use in captions; endless ones are not. */
function isReadable(line: FilingLine): boolean {
  return line.text.length <= longestRule || /[A-Za-z0-9]/.test(line.text);
}

/** The first lines, up to so many characters: where a caption stands there is not more. */
export function firstLines(lines: readonly FilingLine[], most: number, characters: number): FilingLine[] {
  const kept: FilingLine[] = [];
  let length = 0;
  for (const line of lines.slice(0, most)) {
    length += line.text.length;
    if (length > characters) break;
    kept.push(line);
  }
  return kept;
}
