import type { Box, DocumentText, Evidence, Line, PageText, Paragraph } from '#domain/documents/DocumentText';
import { showBox, unite } from '#domain/documents/readerFrame';
import { plainDigits } from '#domain/text/plainDigits';

/** Where a stretch of text stands, and the printed line that it stands in. Flowing text is measured as if typed. */
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

export function groundsOf(document: DocumentText): Ground[] {
  return document.layout === 'pages' ? document.pages.map(ofPage) : ofFlow(document.text, document.paragraphs);
}

/** Some eighty pages. What is noted of a stretch is forgotten with it, so that no text without end fills the memory. */
const stretch = 200_000;

function ofFlow(source: string, paragraphs: readonly Paragraph[]): Ground[] {
  const grounds: Ground[] = [];
  let from = 0;
  do {
    const to = endOfStretch(source, from);
    grounds.push(ofStretch(source.slice(from, to), from, paragraphs));
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

function ofPage(page: PageText): Ground {
  const wordsIn = (start: number, end: number) => {
    const lines: Line[] = [];
    for (let at = lineAt(page.lines, start); at < page.lines.length && page.lines[at]!.start < end; at++) {
      lines.push(page.lines[at]!);
    }
    return lines.map((line) => ({
      line,
      words: line.words.filter((word) => word.start < end && word.start + word.text.length > start),
    }));
  };
  return {
    text: plainDigits(page.text),
    spot(start, end) {
      const first = wordsIn(start, end)[0];
      const line = first?.line;
      const box = first?.words.map((word) => word.box).reduce(unite, first.words[0]?.box ?? first.line.box);
      const [left, top, right, bottom] = box ?? [0, 0, 0, 0];
      return { left, top, right, bottom, line: line?.text ?? '', lineStart: line?.start ?? start };
    },
    evidence(start, end, quote) {
      const boxes: Box[] = wordsIn(start, end)
        .filter(({ words }) => words.length > 0)
        .map(({ words }) => words.map((word) => showBox(page, word.box)).reduce(unite));
      return [{ kind: 'page', page: page.number, boxes, quote }];
    },
  };
}

function lineAt(lines: readonly Line[], offset: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.start + lines[middle]!.text.length > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function ofStretch(source: string, offset: number, paragraphs: readonly Paragraph[]): Ground {
  const text = withoutMarginNumbers(plainDigits(source));
  let starts: number[] | undefined;
  return {
    text,
    spot(start, end) {
      starts ??= lineStarts(text);
      const row = lastAtOrBefore(starts, start, (at) => at);
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
    evidence(start, end, quote) {
      const found: Evidence[] = [];
      const [first, last] = [offset + start, offset + end];
      for (let at = lastAtOrBefore(paragraphs, first, (paragraph) => paragraph.start); at < paragraphs.length; at++) {
        const { number, start: base, text: words } = paragraphs[at]!;
        if (base >= last) break;
        const from = Math.max(0, first - base);
        const to = Math.min(words.length, last - base);
        if (from < to) found.push({ kind: 'paragraph', paragraph: number, start: from, end: to, quote });
      }
      return found;
    },
  };
}

/** Where tabs or bars part a line, a table's cells of one number stand in one column, however long those before them are. */
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

/** Pleading paper numbers its lines; blanks in place of those numbers keep a number that is cut between two lines in one. */
function withoutMarginNumbers(text: string): string {
  const numbered = text.match(marginNumber)?.length ?? 0;
  if (numbered < 5 || numbered < 0.6 * (text.match(/^.*\S/gm)?.length ?? 0)) return text;
  return text.replace(marginNumber, (number) => ' '.repeat(number.length));
}

const marginNumber = /^[ \t]{0,4}(?:[1-9]|[12]\d|3[0-2])(?=[ \t]{2,}|$)/gm;

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lastAtOrBefore<Item>(items: readonly Item[], offset: number, startOf: (item: Item) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(items[middle]!) <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
