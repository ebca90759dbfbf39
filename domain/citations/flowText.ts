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

function blankFurniture(codes: Uint16Array): void {
  let from = 0;
  while (from < codes.length) {
    let to = codes.indexOf(newline, from);
    if (to < 0) to = codes.length;
    let first = from;
    while (first < to && codes[first]! <= space) first += 1;
    if (to > first && to - first <= longestFurniture && isFurniture(asText(codes, first, to)))
      codes.fill(space, first, to);
    from = to + 1;
  }
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
