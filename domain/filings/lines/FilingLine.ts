import type { Line, PageText, Paragraph } from '#domain/documents/DocumentText';
import { characterWidth, printedWords } from './wordsOf.ts';

/**
 * One printed line, or the part of it in one column, of a document of any layout. Its text has straight quotes, hyphens
 * and plain spaces in place of their typographic forms, character for character, so that offsets still lead to the source.
 */
export type FilingLine = {
  text: string;
  /** From 1. Flowing text is one page. */
  page: number;
  /** Lines of one page with the same row stand side by side. */
  row: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  pageWidth: number;
  pageHeight: number;
  size: number;
  bold: boolean;
  /** Stands upright along a margin: a clerk's stamp or a firm's name, never part of the running text. */
  rotated: boolean;
  source: LineSource;
};

/** Where a line came from; `offset` is that of its first character in the source's text. */
export type LineSource =
  | { kind: 'page'; page: PageText; line: Line; offset: number }
  | { kind: 'flow'; paragraph: Paragraph; offset: number };

/** The part of a line between two offsets of its text, without the spaces around it. */
export function sliceLine(line: FilingLine, from: number, to: number): FilingLine | undefined {
  let start = from;
  let end = Math.min(to, line.text.length);
  while (start < end && line.text[start] === ' ') start++;
  while (end > start && line.text[end - 1] === ' ') end--;
  if (start >= end) return undefined;
  if (start === 0 && end === line.text.length) return line;
  return cutLine(line, start, end);
}

/** The part of a line between two of its words' ends. */
export function cutLine(line: FilingLine, start: number, end: number): FilingLine {
  const cut = {
    ...line,
    text: line.text.slice(start, end),
    source: { ...line.source, offset: line.source.offset + start },
  };
  if (line.source.kind === 'flow') {
    cut.left = line.left + start * characterWidth;
    cut.right = cut.left + cut.text.length * characterWidth;
    return cut;
  }
  const words = printedWords(line.source, start, end);
  cut.left = words[0]?.box[0] ?? line.left;
  cut.right = words.at(-1)?.box[2] ?? line.right;
  return cut;
}
