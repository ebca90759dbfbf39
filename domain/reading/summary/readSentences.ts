import type { FilingLine } from '#domain/text/FilingLine';
import { type JoinedText, joinLines } from '#domain/text/JoinedText';
import { abbreviation } from '#domain/text/sentenceEnd';
import { toRows } from '#domain/text/toRows';
import { isAddress, isAside, isBodyStart } from '../caption/markers.ts';

/** One complete sentence of a document's running text. */
export type Sentence = {
  text: string;
  start: number;
  end: number;
  joined: JoinedText;
  /** Number of sentences before it. */
  order: number;
  /** Begins as bodies of documents do: `Plaintiff, by counsel, alleges`. */
  opens: boolean;
};

const shortest = 35;
const longest = 680;
const most = 900;

/** The sentences of a document's running text, without headings, tables and lists of names. */
export function readSentences(lines: readonly FilingLine[]): Sentence[] {
  const found: Sentence[] = [];
  for (const block of toBlocks(lines)) {
    const joined = joinLines(block);
    for (const [start, end] of cutSentences(joined.text)) {
      const sentence = trimSentence(joined, start, end, found.length);
      if (sentence !== undefined) found.push(sentence);
      if (found.length === most) return found;
    }
  }
  return found;
}

/** Running text between headings: what appears on both sides of a heading is not one sentence. */
function toBlocks(lines: readonly FilingLine[]): FilingLine[][] {
  const blocks: FilingLine[][] = [[]];
  for (const row of toRows(lines)) {
    // A number or a letter separate from its paragraph is not part of its text.
    const own = row.filter((line) => !/^\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,5})[.)]$/.test(line.text));
    const line = own[0];
    if (line === undefined || (own.length > 1 && !isWrapped(own)) || isHeading(line)) {
      blocks.push([]);
      continue;
    }
    const last = blocks.at(-1)!.at(-1);
    if (last !== undefined && partsFrom(last, line)) blocks.push([]);
    blocks.at(-1)!.push(...own);
  }
  return blocks.filter((block) => block.length > 0);
}

/** An endless line that was broken into typed ones. */
function isWrapped(row: readonly FilingLine[]): boolean {
  return row.slice(0, -1).every(({ text, source }) => source.kind === 'flow' && text.length > 100);
}

/** A typed paragraph that ends without a mark is a heading over the next. */
function partsFrom(last: FilingLine, next: FilingLine): boolean {
  if (last.source.kind !== 'flow' || next.source.kind !== 'flow') return false;
  if (last.source.paragraph === next.source.paragraph) return false;
  return !/[,;:-]$|[a-z]$/.test(last.text) || (last.text.length < 70 && /^["'(]?(?:[A-Z]|\d{1,3}\.)/.test(next.text));
}

function isHeading(line: FilingLine): boolean {
  const { text } = line;
  const letters = text.replace(/[^A-Za-z]/g, '');
  if (letters.length < 2 || (/[)§|]\s*$/.test(text) && /\s[)§|]$/.test(text))) return true;
  if (text.length < 90 && letters === letters.toUpperCase() && !/ORDERED|GRANTED|DENIED/.test(text)) return true;
  if (text.length < 60 && isAside(text)) return true;
  if (/\.{4,}|_{4,}|^-{3,}/.test(text)) return true;
  // A letter's address and salutation, and what follows a signature, are no running text.
  if (
    /^(?:re|dear|to all (?:counsel|parties)|via|attn)\b.{0,70}:?$|\/s\//i.test(text) &&
    !/[a-z]{3}\. /.test(text) &&
    text.length < 80
  )
    return true;
  if (text.length < 70 && isAddress(text)) return true;
  if (line.source.kind !== 'page' || /[.;:,]$/.test(text)) return false;
  const middle = Math.abs((line.left + line.right) / 2 - line.pageWidth / 2) < 0.04 * line.pageWidth;
  return (
    (middle && line.right - line.left < 0.45 * line.pageWidth && /^[A-Z]/.test(text)) || (line.bold && text.length < 60)
  );
}

/** Where a text's sentences begin and end. A paragraph's number is no sentence and belongs to none. */
function* cutSentences(text: string): Generator<[start: number, end: number]> {
  let start = 0;
  for (const match of text.matchAll(/[.?!]["')\]]{0,2}(?:\d{1,2})?(?=\s+["'([]?(?:[A-Z]|\d{1,3}\.\s)|\s*$)/g)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(start, match.index - 9), match.index + 1);
    if (abbreviation.test(before)) {
      if (end < text.length) continue;
    }
    if (!/^\s*\(?\d{1,3}\.$/.test(text.slice(start, end))) yield [start, end];
    start = end;
  }
}

function trimSentence(joined: JoinedText, from: number, to: number, order: number): Sentence | undefined {
  let [start, end] = [from, to];
  const { text } = joined;
  while (start < end && /[\s)\].,;]/.test(text[start]!)) start++;
  const numbered = /^\(?(?:\d{1,3}|[A-Za-z])[.)]\s+(?=[A-Z"'])/.exec(text.slice(start, start + 12));
  if (numbered !== null) start += numbered[0].length;
  // A footnote's number is glued to the mark.
  const note = /(?<=[.?!]["')\]]{0,2})\d{1,2}$/.exec(text.slice(start, end));
  if (note !== null) end -= note[0].length;
  if (end - start < shortest || end - start > longest) return undefined;
  const said = text.slice(start, end).replace(/\s+/g, ' ');
  if (
    !/^["'([]?[A-Z]/.test(said) ||
    !/[a-z]{3}/.test(said) ||
    /:\s*\(?\d{1,3}\.$|_{3,}|\[\s*\]|^\S+,? \d+ [A-Z]/.test(said)
  )
    return undefined;
  return { text: said, start, end, joined, order, opens: isBodyStart(said) };
}
