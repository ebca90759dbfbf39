import type { Box, DocumentText, Evidence, Line, PageText, Paragraph } from '#domain/documents/DocumentText';
import { showBox, unite } from '#domain/documents/readerFrame';

/** Says where stretches of a document's whole text stand; each look costs the logarithm of the text's length. */
export type Placer = (start: number, end: number) => Evidence[];

/** Between two pages of a document's whole text. */
const betweenPages = 2;

export function placeInText(document: DocumentText): Placer {
  return document.layout === 'pages' ? placeOnPages(document.pages) : placeInFlow(document);
}

function placeOnPages(pages: readonly PageText[]): Placer {
  const starts: number[] = [];
  let at = 0;
  for (const page of pages) {
    starts.push(at);
    at += page.text.length + betweenPages;
  }
  return (start, end) => {
    const found: Evidence[] = [];
    for (let index = lastNotAfter(starts, start); index < pages.length && starts[index]! < end; index += 1) {
      const page = pages[index]!;
      const from = Math.max(0, start - starts[index]!);
      const to = Math.min(page.text.length, end - starts[index]!);
      if (from >= to) continue;
      const quote = page.text.slice(from, to);
      found.push({ kind: 'page', page: page.number, boxes: boxesOf(page, from, to), quote });
    }
    return found;
  };
}

function boxesOf(page: PageText, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let index = firstEndingAfter(page.lines, start); index < page.lines.length; index += 1) {
    const line = page.lines[index]!;
    if (line.start >= end) break;
    const words = line.words.filter((word) => word.start < end && word.start + word.text.length > start);
    if (words.length > 0) boxes.push(words.map((word) => showBox(page, word.box)).reduce(unite));
  }
  return boxes;
}

function placeInFlow({ paragraphs }: { paragraphs: readonly Paragraph[] }): Placer {
  const starts = paragraphs.map((paragraph) => paragraph.start);
  return (start, end) => {
    const found: Evidence[] = [];
    for (let index = lastNotAfter(starts, start); index < paragraphs.length && starts[index]! < end; index += 1) {
      const { number, text } = paragraphs[index]!;
      const from = Math.max(0, start - starts[index]!);
      const to = Math.min(text.length, end - starts[index]!);
      if (from < to)
        found.push({ kind: 'paragraph', paragraph: number, start: from, end: to, quote: text.slice(from, to) });
    }
    return found;
  };
}

function lastNotAfter(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function firstEndingAfter(lines: readonly Line[], offset: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.start + lines[middle]!.text.length > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
