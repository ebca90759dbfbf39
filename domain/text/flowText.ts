import type { Stretch } from './blank.ts';
import { endsCut, joinOver } from './joinWords.ts';
import { isRunningHead } from './runningHeads.ts';

/** Replaces a line break within a word; it is part of the word and has no width. */
export const joined = '\u2060';

const joiner = 0x2060;
const softHyphen = 0xad;
const space = 32;
const newline = 10;
const breaks = new Set([newline, 11, 12, 0x85, 0x2028, 0x2029]);
/** A dash separates what a hyphen joins. */
const dashes = new Set([0x2014, 0x2015]);

/**
 * A text from its plain form as it runs on: without the heads and feet that a court, a clerk or a page prints between two
 * lines of it, and with words joined that break over a line. It keeps the length, so that every offset keeps its place.
 */
export function flowText(text: string, plain: string, heads: readonly Stretch[]): string {
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = runningUnit(text.charCodeAt(at), plain.charCodeAt(at));
  for (const { from, to } of heads) closeGap(codes, from, to);
  blankRunningHeads(codes);
  joinWords(codes, text);
  return asText(codes, 0, codes.length);
}

function runningUnit(unit: number, plain: number): number {
  if (unit >= space && unit < 127) return plain;
  if (breaks.has(unit)) return newline;
  if (unit === softHyphen || unit === joiner) return joiner;
  if (dashes.has(unit)) return unit;
  return plain < space || plain === 127 ? space : plain;
}

/** More units at a time take longer. */
const atOnce = 2048;

/** The units from one place to another as a text. */
export function asText(codes: Uint16Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += atOnce) {
    text += String.fromCharCode.apply(null, codes.subarray(at, Math.min(to, at + atOnce)) as unknown as number[]);
  }
  return text;
}

/** A longer line is no head or foot of a page. */
const longestHead = 200;

/** What a page puts between two lines of the text leaves them next to each other. */
function blankRunningHeads(codes: Uint16Array): void {
  let from = 0;
  while (from < codes.length) {
    const to = lineEnd(codes, from);
    const first = skip(codes, from, to);
    if (to > first && to - first <= longestHead && isHeadHere(codes, from, first, to)) closeGap(codes, first, to);
    from = to + 1;
  }
}

function isHeadHere(codes: Uint16Array, from: number, first: number, to: number): boolean {
  if (to - first > 6) return isRunningHead(asText(codes, first, to));
  const line = asText(codes, first, to).trim();
  return /^(?:\d{1,4}[a-z]?|[ivxlc]{1,6})$/.test(line) ? isPageNumber(codes, from, to, line) : isRunningHead(line);
}

/** A number alone between pages is a page's, unless the previous line requires one: `550 U.S.` */
function isPageNumber(codes: Uint16Array, from: number, to: number, line: string): boolean {
  const apart = isEmptyLine(codes, from - 1, -1) || isEmptyLine(codes, to + 1, 1) || isHeadAt(codes, to + 1);
  if (!apart || from === 0) return apart && from === 0 && to < codes.length;
  let before = from - 1;
  while (before > 0 && codes[before]! <= space && from - before < longestHead) before -= 1;
  let after = to;
  while (after < codes.length && codes[after]! <= space && after - to < longestHead) after += 1;
  const waits = /\d\s+[A-Z][\w.'\s&]{0,24}$/.test(asText(codes, Math.max(0, before - 30), before + 1));
  return !waits || (codes[after]! >= 48 && codes[after]! <= 57 && /^\d/.test(line));
}

function isEmptyLine(codes: Uint16Array, from: number, step: 1 | -1): boolean {
  let at = from + (step < 0 ? -1 : 0);
  const first = at;
  while (at >= 0 && at < codes.length && codes[at] === space && Math.abs(at - first) < longestHead) at += step;
  return at < 0 || at >= codes.length || codes[at]! <= space;
}

function isHeadAt(codes: Uint16Array, from: number): boolean {
  const to = lineEnd(codes, from);
  const first = skip(codes, from, to);
  return to - first > 6 && to - first <= longestHead && isRunningHead(asText(codes, first, to));
}

function closeGap(codes: Uint16Array, first: number, to: number): void {
  let from = first;
  while (from > 0 && codes[from - 1]! <= space && first - from < longestHead) from -= 1;
  let end = to;
  while (end < codes.length && codes[end]! <= space && end - to < longestHead) end += 1;
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

/** `Twom-` and `bly` are one word; the hyphen of `Loup-` and `Miller` is part of the name. */
function joinWords(codes: Uint16Array, text: string): void {
  for (let end = codes.indexOf(newline); end >= 0; end = codes.indexOf(newline, end + 1)) {
    let last = end - 1;
    while (last >= 0 && codes[last] === space && end - last < 4) last -= 1;
    if (last < 1 || !endsCut(text.charCodeAt(last))) continue;
    let next = end + 1;
    while (next < codes.length && codes[next]! <= space && next - end < longestHead * 4) next += 1;
    if (next >= codes.length) continue;
    const join = joinOver(codes[last - 1]!, text.charCodeAt(last), codes[next]!);
    if (join !== undefined) codes.fill(joiner, join === 'word' ? last : last + 1, next);
  }
}
