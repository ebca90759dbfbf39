import { isFurniture } from './isFurniture.ts';
import { blankMarginNumbers } from './marginNumbers.ts';

/** Stands where a word goes on over a line: part of the word, and nothing. */
export const joined = '\u2060';

const joiner = 0x2060;
const space = 32;
const newline = 10;
const apostrophe = 39;
const quote = 34;
const hyphen = 45;

/**
 * A text as its citations are looked for: of the same length, so that every place is the same, with plain quotes, hyphens
 * and spaces, with words whole that break over a line, and without the lines that a court, a clerk or a page puts between.
 */
export function flowText(text: string): string {
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = plainCode(text.charCodeAt(at));
  blankMarginNumbers(codes);
  blankFurniture(codes);
  joinWords(codes);
  return asText(codes, 0, codes.length);
}

/** The units from one place to another as a text. */
export function asText(codes: Uint16Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += 8192) {
    text += String.fromCharCode.apply(null, codes.subarray(at, Math.min(to, at + 8192)) as unknown as number[]);
  }
  return text;
}

function plainCode(code: number): number {
  if (code < 127) return code >= space || code === newline ? code : code === 12 || code === 11 ? newline : space;
  if (code < 0xc0) return code === 0xa0 ? space : code === 0x85 ? newline : code === 0xad ? joiner : code;
  if (code < 0x2000 || code > 0x2212) return code === 0xfeff || code === 0x3000 ? space : code;
  if (code <= 0x200f || code === 0x202f || code === 0x205f) return space;
  if (code <= 0x2013 || code === 0x2212) return code >= 0x2010 ? hyphen : code;
  if (code === 0x2018 || code === 0x2019 || code === 0x201b || code === 0x2032) return apostrophe;
  if (code === 0x201c || code === 0x201d || code === 0x201e || code === 0x2033) return quote;
  return code === 0x2028 || code === 0x2029 ? newline : code >= 0x202a && code <= 0x202e ? space : code;
}

/** A line longer than this is no page's furniture. */
const longestFurniture = 200;

/** What a page puts between two lines of the text leaves them next to each other. */
function blankFurniture(codes: Uint16Array): void {
  let from = 0;
  while (from < codes.length) {
    const to = lineEnd(codes, from);
    const first = skip(codes, from, to);
    if (to > first && to - first <= longestFurniture && isFurnitureHere(codes, from, first, to))
      closeGap(codes, first, to);
    from = to + 1;
  }
}

function isFurnitureHere(codes: Uint16Array, from: number, first: number, to: number): boolean {
  if (to - first > 6) return isFurniture(asText(codes, first, to));
  const line = asText(codes, first, to).trim();
  return /^(?:\d{1,4}[a-z]?|[ivxlc]{1,6})$/.test(line) ? isPageNumber(codes, from, to, line) : isFurniture(line);
}

/** A number alone between pages is a page's, unless the line before waits for one: `550 U.S.` */
function isPageNumber(codes: Uint16Array, from: number, to: number, line: string): boolean {
  const apart = isEmptyLine(codes, from - 1, -1) || isEmptyLine(codes, to + 1, 1) || isFurnitureAt(codes, to + 1);
  if (!apart || from === 0) return apart && from === 0 && to < codes.length;
  let before = from - 1;
  while (before > 0 && codes[before]! <= space && from - before < longestFurniture) before -= 1;
  let after = to;
  while (after < codes.length && codes[after]! <= space && after - to < longestFurniture) after += 1;
  const waits = /\d\s+[A-Z][\w.'\s&]{0,24}$/.test(asText(codes, Math.max(0, before - 30), before + 1));
  return !waits || (codes[after]! >= 48 && codes[after]! <= 57 && /^\d/.test(line));
}

function isEmptyLine(codes: Uint16Array, from: number, step: 1 | -1): boolean {
  let at = from + (step < 0 ? -1 : 0);
  const first = at;
  while (at >= 0 && at < codes.length && codes[at] === space && Math.abs(at - first) < longestFurniture) at += step;
  return at < 0 || at >= codes.length || codes[at]! <= space;
}

function isFurnitureAt(codes: Uint16Array, from: number): boolean {
  const to = lineEnd(codes, from);
  const first = skip(codes, from, to);
  return to - first > 6 && to - first <= longestFurniture && isFurniture(asText(codes, first, to));
}

function closeGap(codes: Uint16Array, first: number, to: number): void {
  let from = first;
  while (from > 0 && codes[from - 1]! <= space && first - from < longestFurniture) from -= 1;
  let end = to;
  while (end < codes.length && codes[end]! <= space && end - to < longestFurniture) end += 1;
  codes.fill(space, from, end);
  if (from > 0 && end < codes.length) codes[end - 1] = newline;
}

function lineEnd(codes: Uint16Array, from: number): number {
  const end = codes.indexOf(newline, from);
  return end < 0 ? codes.length : end;
}

function skip(codes: Uint16Array, from: number, to: number): number {
  let at = from;
  while (at < to && codes[at]! <= space) at += 1;
  return at;
}

function isSmallLetter(code: number | undefined): boolean {
  return code !== undefined && ((code >= 97 && code <= 122) || (code >= 0xdf && code <= 0x24f));
}

function isLetter(code: number | undefined): boolean {
  return isSmallLetter(code) || (code !== undefined && code >= 65 && code <= 90);
}

/** `Twom-` and `bly` are one word; the hyphen of `Loup-` and `Miller` is its own. */
function joinWords(codes: Uint16Array): void {
  for (let end = codes.indexOf(newline); end >= 0; end = codes.indexOf(newline, end + 1)) {
    let before = end - 1;
    while (before >= 0 && codes[before] === space && end - before < 4) before -= 1;
    if (codes[before] !== hyphen || !isLetter(codes[before - 1])) continue;
    let next = end + 1;
    while (next < codes.length && codes[next]! <= space && next - end < longestFurniture * 4) next += 1;
    if (!isLetter(codes[next])) continue;
    codes.fill(joiner, isSmallLetter(codes[next]) && isSmallLetter(codes[before - 1]) ? before : before + 1, next);
  }
}
