import type { Word } from '#domain/documents/DocumentText';
import type { FilingLine, LineSource } from './FilingLine.ts';
import { firstEndingAfter, wordsAt } from './placeInText.ts';
import { plainText } from './plainText.ts';

/** One word of a filing's line; `start` and `end` are offsets in the line's text. */
export type FilingWord = { text: string; start: number; end: number; left: number; right: number };

/** Flowing text has no page; it is measured as if typed, with this many points per character. */
export const characterWidth = 6;

/** A line's words with their places. They are created on demand, because few lines are needed and a book has a million words. */
export function wordsOf(line: FilingLine): FilingWord[] {
  const { source, text } = line;
  if (source.kind === 'flow') {
    return Array.from(text.matchAll(/\S+/g), (match) => typedWord(line, match[0], match.index));
  }
  return printedWords(source, 0, text.length).map((word) => printedWord(line, word));
}

/** The first of a line's words. */
export function firstWordOf(line: FilingLine): FilingWord | undefined {
  const { source, text } = line;
  if (source.kind === 'flow') {
    const match = /\S+/.exec(text);
    return match === null ? undefined : typedWord(line, match[0], match.index);
  }
  const word = source.line.words[firstEndingAfter(source.line.words, source.line.start + source.offset)];
  return word === undefined ? undefined : printedWord(line, word);
}

/** The printed words between two offsets of a line's text, complete or in part. */
export function printedWords(
  { line, offset }: Extract<LineSource, { kind: 'page' }>,
  start: number,
  end: number,
): Word[] {
  return wordsAt(line, line.start + offset + start, line.start + offset + end);
}

function typedWord({ left }: FilingLine, text: string, start: number): FilingWord {
  const from = left + start * characterWidth;
  return { text, start, end: start + text.length, left: from, right: from + text.length * characterWidth };
}

function printedWord(line: FilingLine, word: Word): FilingWord {
  const { source, text } = line;
  const at = source.kind === 'page' ? word.start - source.line.start - source.offset : 0;
  const start = Math.max(0, at);
  const end = Math.min(text.length, at + word.text.length);
  return { text: plainText(word.text), start, end, left: word.box[0], right: word.box[2] };
}
