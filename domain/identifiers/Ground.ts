import type { Evidence, PageText } from '#domain/documents/DocumentText';
import { unite } from '#domain/documents/readerFrame';
import type { CleanText } from '#domain/text/cleanText';
import { lastNotAfter, linesAt, type Placer, pageStarts, placeOnPage } from '#domain/text/placeInText';

/** The position of a range of text, and its printed line. Flowing text is measured as if typed. */
export type Spot = { left: number; right: number; top: number; bottom: number; line: string; lineStart: number };

/** One page, or a stretch of flowing text, as the search for identifiers sees it. */
export type Ground = {
  text: string;
  spot(start: number, end: number): Spot;
  evidence(start: number, end: number, quote: string): Evidence[];
};

const letterWidth = 6;
const lineHeight = 12;
const cellColumns = 40;

/** A document in the pieces that are searched one after the other. */
export function groundsOf({ document, plain, place }: CleanText): Ground[] {
  if (document.layout === 'flow') return ofFlow(plain, place);
  const starts = pageStarts(document.pages);
  return document.pages.map((page, index) =>
    ofPage(page, plain.slice(starts[index], starts[index]! + page.text.length)),
  );
}

/** Some eighty pages. What is noted of a stretch is forgotten with it, so that no text without end fills the memory. */
const stretch = 200_000;

function ofFlow(source: string, place: Placer): Ground[] {
  const grounds: Ground[] = [];
  let from = 0;
  do {
    const to = endOfStretch(source, from);
    grounds.push(ofStretch(source.slice(from, to), from, place));
    from = to;
  } while (from < source.length);
  return grounds;
}

/** Behind a paragraph or a line, where one ends near enough. */
function endOfStretch(source: string, from: number): number {
  const most = from + stretch;
  if (most >= source.length) return source.length;
  const last = source.slice(most - stretch / 8, most);
  const blank = last.lastIndexOf('\n\n');
  const at = blank < 0 ? last.lastIndexOf('\n') : blank;
  return at < 0 ? most : most - last.length + at + (blank < 0 ? 1 : 2);
}

function ofPage(page: PageText, text: string): Ground {
  return {
    text,
    spot(start, end) {
      const [first] = linesAt(page.lines, start, end);
      if (first === undefined) return { left: 0, right: 0, top: 0, bottom: 0, line: '', lineStart: start };
      const { line, words } = first;
      const [left, top, right, bottom] = words.length === 0 ? line.box : words.map(({ box }) => box).reduce(unite);
      return { left, right, top, bottom, line: line.text, lineStart: line.start };
    },
    evidence: (start, end, quote) => [{ ...placeOnPage(page, start, end), quote }],
  };
}

function ofStretch(text: string, offset: number, place: Placer): Ground {
  let starts: number[] | undefined;
  return {
    text,
    spot(start, end) {
      starts ??= lineStarts(text);
      const row = lastNotAfter(starts, start);
      const lineStart = starts[row]!;
      const line = text.slice(lineStart, (starts[row + 1] ?? text.length + 1) - 1);
      const left = columnOf(line, start - lineStart);
      const right = left + Math.min(end, lineStart + line.length) - start;
      const top = row * lineHeight;
      return {
        left: left * letterWidth,
        right: right * letterWidth,
        top,
        bottom: top + lineHeight - 2,
        line,
        lineStart,
      };
    },
    evidence: (start, end, quote) => place(offset + start, offset + end).map((one) => ({ ...one, quote })),
  };
}

/** In lines divided by tabs or bars, cells with the same index are in the same column, regardless of the length of the cells before them. */
function columnOf(line: string, offset: number): number {
  if (offset > 400 || !/[\t|]/.test(line)) return offset;
  let [cell, within] = [0, 0];
  for (let at = 0; at < offset; at++) {
    const parts = line[at] === '\t' || line[at] === '|';
    if (parts) cell += 1;
    within = parts ? 0 : within + 1;
  }
  return cell * cellColumns + Math.min(within, cellColumns - 1);
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
