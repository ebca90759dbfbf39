import type { DocumentText, PageText, Paragraph } from '#domain/documents/DocumentText';
import { blank } from './blank.ts';
import type { FilingLine } from './FilingLine.ts';
import { flowText } from './flowText.ts';
import { layOutFlow, layOutPages, type MarginMarks } from './layOutLines.ts';
import { findMarginNumbers } from './marginNumbers.ts';
import { type Placer, placeInText } from './placeInText.ts';
import { plainCharacters } from './plainCharacters.ts';
import { dropRunningHeads } from './runningHeads.ts';

/**
 * A document's text as all readers use it: in plain characters, without the line numbers in the margin. `plain` and
 * `flow` are as long as the document's own text, unit for unit, so that one offset means one place in all three.
 */
export type CleanText = {
  document: DocumentText;
  /** Every line in reading order: by page, by row, from left to right. */
  lines: readonly FilingLine[];
  /** The lines without page numbers and the heads and feet of pages. */
  body: readonly FilingLine[];
  /** All of the text, with blanks in place of the numbers in the margin. */
  plain: string;
  /** All of the text, with blanks in place of heads and feet too, and with words joined that the end of a line cuts. */
  flow: string;
  /** Where a stretch of the text is printed. */
  place: Placer;
};

/** Created once for all readers of a document, and released with it. */
const known = new WeakMap<DocumentText, CleanText>();

/** A document's clean text. Each part is created on first use. */
export function cleanText(document: DocumentText): CleanText {
  const before = known.get(document);
  if (before !== undefined) return before;
  const made = open(document);
  known.set(document, made);
  return made;
}

/** The clean text of words without a document. */
export function cleanWords(text: string): CleanText {
  return open({ layout: 'flow', paragraphs: [{ number: 1, text, start: 0 }], text });
}

function open(document: DocumentText): CleanText {
  const { text } = document;
  const characters = once(() => plainCharacters(text));
  const { lines, marks } = document.layout === 'pages' ? ofPages(document.pages) : ofFlow(document, characters);
  const body = once(() => dropRunningHeads(lines()));
  const plain = once(() => blank(characters(), marks().numbers));
  const flow = once(() => flowText(text, plain(), marks().heads));
  const place = once(() => placeInText(document));
  return {
    document,
    get lines() {
      return lines();
    },
    get body() {
      return body();
    },
    get plain() {
      return plain();
    },
    get flow() {
      return flow();
    },
    get place() {
      return place();
    },
  };
}

type Parts = { lines: () => FilingLine[]; marks: () => MarginMarks };

function ofPages(pages: readonly PageText[]): Parts {
  const laid = once(() => layOutPages(pages));
  return { lines: () => laid().lines, marks: laid };
}

/** The numbers are found in the text itself, so that a reader that uses no lines does not wait for them. */
function ofFlow({ paragraphs }: { paragraphs: readonly Paragraph[] }, characters: () => string): Parts {
  const numbers = once(() => findMarginNumbers(characters()));
  return {
    lines: once(() => layOutFlow(paragraphs, numbers())),
    marks: () => ({ numbers: numbers(), heads: [] }),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
