import type { Box, DocumentText, Evidence, Line, PageText, Paragraph, Word } from '#domain/documents/DocumentText';
import { unite } from '#domain/documents/readerFrame';

/** Finds where stretches of a document's text are printed, in time that grows with the logarithm of the text's length. */
export type Placer = (start: number, end: number) => Evidence[];

/** Units between two pages in a document's text. */
const betweenPages = 2;

/** Opens the places of a document's text. */
export function placeInText(document: DocumentText): Placer {
  return document.layout === 'pages' ? placeOnPages(document.pages) : placeInFlow(document.paragraphs);
}

/** The offsets in a document's text at which its pages begin. */
export function pageStarts(pages: readonly PageText[]): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const page of pages) {
    starts.push(at);
    at += page.text.length + betweenPages;
  }
  return starts;
}

/** The place of a stretch of a page's text: a box for each of its lines. */
export function placeOnPage(page: PageText, start: number, end: number): Evidence {
  const boxes: Box[] = [];
  for (const { words } of linesAt(page.lines, start, end)) {
    if (words.length > 0) boxes.push(words.map(({ box }) => box).reduce(unite));
  }
  return { kind: 'page', page: page.number, boxes, quote: page.text.slice(start, end) };
}

/** The place of a stretch of a paragraph. */
export function placeInParagraph({ number, text }: Paragraph, start: number, end: number): Evidence {
  return { kind: 'paragraph', paragraph: number, start, end, quote: text.slice(start, end) };
}

/** The lines that contain a stretch of a page's text, with the words of the stretch. */
export function linesAt(lines: readonly Line[], start: number, end: number): { line: Line; words: Word[] }[] {
  const found: { line: Line; words: Word[] }[] = [];
  for (let at = firstEndingAfter(lines, start); at < lines.length && lines[at]!.start < end; at += 1) {
    const line = lines[at]!;
    found.push({ line, words: wordsAt(line, start, end) });
  }
  return found;
}

/** The words of a line that a stretch of the page's text includes, if only in part. */
export function wordsAt({ words }: Line, start: number, end: number): Word[] {
  const first = firstEndingAfter(words, start);
  let last = first;
  while (last < words.length && words[last]!.start < end) last += 1;
  return words.slice(first, last);
}

function placeOnPages(pages: readonly PageText[]): Placer {
  const starts = pageStarts(pages);
  return (start, end) => {
    const found: Evidence[] = [];
    for (let index = lastNotAfter(starts, start); index < pages.length && starts[index]! < end; index += 1) {
      const page = pages[index]!;
      const from = Math.max(0, start - starts[index]!);
      const to = Math.min(page.text.length, end - starts[index]!);
      if (from < to) found.push(placeOnPage(page, from, to));
    }
    return found;
  };
}

function placeInFlow(paragraphs: readonly Paragraph[]): Placer {
  const starts = paragraphs.map((paragraph) => paragraph.start);
  return (start, end) => {
    const found: Evidence[] = [];
    for (let index = lastNotAfter(starts, start); index < paragraphs.length && starts[index]! < end; index += 1) {
      const paragraph = paragraphs[index]!;
      const from = Math.max(0, start - paragraph.start);
      const to = Math.min(paragraph.text.length, end - paragraph.start);
      if (from < to) found.push(placeInParagraph(paragraph, from, to));
    }
    return found;
  };
}

/** The last of rising offsets that is not after a place, by halving; the first where all are after it. */
export function lastNotAfter(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The first of the stretches that ends after a place, by halving. */
export function firstEndingAfter(stretches: readonly { start: number; text: string }[], offset: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { start, text } = stretches[middle]!;
    if (start + text.length > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
