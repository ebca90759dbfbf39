import type { PageText, Paragraph } from '#domain/documents/DocumentText';
import type { Stretch } from './blank.ts';
import type { FilingLine } from './FilingLine.ts';
import { flowLines } from './flowLines.ts';
import { findNumberedLines } from './marginNumbers.ts';
import { pageLines } from './pageLines.ts';
import { pageStarts } from './placeInText.ts';
import { findRepeated } from './runningHeads.ts';
import { sliceLine } from './sliceLine.ts';
import { dropUprightLetters } from './uprightLetters.ts';
import { firstWordOf } from './wordsOf.ts';
import { wrapLine } from './wrapLine.ts';

/** The places in a document's text of the numbers in its margin, and of the heads and feet that its pages repeat. */
export type MarginMarks = { numbers: readonly Stretch[]; heads: readonly Stretch[] };

/** The lines of printed pages, without the numbers in their margins. */
export function layOutPages(pages: readonly PageText[]): MarginMarks & { lines: FilingLine[] } {
  const starts = new Map(pageStarts(pages).map((start, index) => [pages[index]!, start]));
  const stretchOf = ({ source }: FilingLine, from: number, to: number): Stretch => {
    const at = source.kind === 'page' ? starts.get(source.page)! + source.line.start + source.offset : 0;
    return { from: at + from, to: at + to };
  };
  const numbers: Stretch[] = [];
  const lines = pages.flatMap((page) => {
    const printed = pageLines(page);
    const numbered = findNumberedLines(printed);
    return printed.flatMap((line) => {
      if (!numbered.has(line)) return [line];
      const { start, end } = firstWordOf(line)!;
      numbers.push(stretchOf(line, start, end));
      return sliceLine(line, end, line.text.length) ?? [];
    });
  });
  const heads = [...findRepeated(lines)].map((line) => stretchOf(line, 0, line.text.length));
  return { lines: readable(lines), numbers, heads };
}

/** The lines of flowing text, without the numbers that came with it. */
export function layOutFlow(paragraphs: readonly Paragraph[], numbers: readonly Stretch[]): FilingLine[] {
  const ends = new Map(numbers.map(({ from, to }) => [from, to]));
  const lines = dropUprightLetters(flowLines(paragraphs)).flatMap((line) => {
    const at = line.source.kind === 'flow' ? line.source.paragraph.start + line.source.offset : 0;
    const end = ends.get(at);
    return end === undefined ? [line] : (sliceLine(line, end - at, line.text.length) ?? []);
  });
  return readable(lines);
}

const longestRule = 200;

/** Rules and ornaments matter in captions; very long ones do not. */
function readable(lines: readonly FilingLine[]): FilingLine[] {
  return lines.flatMap(wrapLine).filter(({ text }) => text.length <= longestRule || /[A-Za-z0-9]/.test(text));
}
