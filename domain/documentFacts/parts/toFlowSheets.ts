import type { DocumentText, Paragraph } from '#domain/documents/DocumentText';
import { placeInParagraph } from '#domain/text/placeInText';
import { plainText } from '#domain/text/plainText';
import type { Sheet, SheetLine } from './Sheet.ts';

type FlowLine = SheetLine & { paragraph: number };

/** A new document begins with one of these words on a separate line. */
const telling = /court|order|judgment|exhibit|attachment|annex|summons|cover ?sheet/i;
const longest = 90;
/** A caption with its title takes no more lines. */
const reach = 60;
/** Of one heading's lines only the first begins a sheet. */
const apart = 10;

/**
 * Cuts flowing text where a line could head a document: each such line with those that follow is one sheet, the text's
 * beginning the first. A book of such lines is examined no longer than one pass takes.
 */
export function toFlowSheets(paragraphs: readonly Paragraph[]): Sheet[] {
  const lines = paragraphs.flatMap((paragraph, index) => linesOf(paragraph, index));
  const starts = [0];
  for (const [index, { text }] of lines.entries()) {
    if (index - starts.at(-1)! < apart || text.length > longest || !telling.test(text)) continue;
    if (!/[a-z]{2}.*\.$/.test(text)) starts.push(index);
  }
  return starts.map((start, at) => sheetOf(paragraphs, lines, start, starts[at + 1] ?? lines.length));
}

function sheetOf(paragraphs: readonly Paragraph[], all: readonly FlowLine[], from: number, to: number): Sheet {
  const head = all.slice(from, from + reach);
  return {
    page: null,
    outer: [],
    lines: all.slice(from, to),
    read: () => part(paragraphs, head[0]?.paragraph ?? 0, head.at(-1)?.paragraph ?? 0),
  };
}

function part(paragraphs: readonly Paragraph[], from: number, to: number): DocumentText {
  const own: Paragraph[] = [];
  let start = 0;
  for (const paragraph of paragraphs.slice(from, to + 1)) {
    own.push({ ...paragraph, start });
    start += paragraph.text.length + 2;
  }
  return { layout: 'flow', paragraphs: own, text: own.map(({ text }) => text).join('\n\n') };
}

/** Columns are on one line of the text, separated by a gap. */
function linesOf(paragraph: Paragraph, index: number): FlowLine[] {
  const { text } = paragraph;
  const found: FlowLine[] = [];
  // A paragraph without breaks is no heading; its first words are enough.
  for (const match of (text.length > 20_000 ? text.slice(0, 20_000) : text).matchAll(/[^\n\t]+/g)) {
    for (const piece of match[0].split(/ {3,}/)) {
      const quote = piece.trim();
      if (quote === '') continue;
      const start = match.index + match[0].indexOf(piece) + piece.indexOf(quote);
      found.push({
        text: plainText(quote.slice(0, 200)),
        paragraph: index,
        evidence: () => placeInParagraph(paragraph, start, start + quote.length),
      });
    }
  }
  return found;
}
