import type { Stretch } from './blank.ts';
import { isCapital, isDigit } from './chars.ts';
import type { FilingLine } from './FilingLine.ts';
import { firstWordOf } from './wordsOf.ts';

/** Pleading paper has 25, 26 or 28 numbered lines, a transcript 25. */
const lastNumber = 32;
/** This many consecutive numbers, line by line, are line numbers. */
const leastInARow = 3;
/** This many are, if some of the lines between them are not numbered or a number was lost. */
const leastRising = 8;
const mostLost = 2;
const mostBetween = 12;

type Numbered = Stretch & {
  value: number;
  line: number;
  /** No line without a number is between it and the one before. */
  follows: boolean;
  /** It could be the volume of a reporter. */
  volume: boolean;
};

/** The numbers in the margin of a text without pages: at the beginning of its lines, and rising from line to line. */
export function findMarginNumbers(text: string): Stretch[] {
  const numbered = numberedLines(text);
  const margin = new Set([...runsOf(numbered, leastInARow, isNext), ...runsOf(numbered, leastRising, isRising)]);
  return margin.size === 0 ? [] : [...margin, ...misreadNumbers(text, margin)];
}

function isNext(one: Numbered, before: Numbered): boolean {
  return one.follows && one.value === before.value + 1 && !one.volume && !before.volume;
}

function isRising(one: Numbered, before: Numbered): boolean {
  const isHigher = one.value > before.value && one.value <= before.value + 1 + mostLost;
  return isHigher && one.line - before.line <= mostBetween;
}

/** Runs of consecutive numbers that are long enough. */
function runsOf(
  numbered: readonly Numbered[],
  least: number,
  goesOn: (one: Numbered, before: Numbered) => boolean,
): Numbered[] {
  const kept: Numbered[] = [];
  let from = 0;
  for (let at = 1; at <= numbered.length; at++) {
    if (at < numbered.length && goesOn(numbered[at]!, numbered[at - 1]!)) continue;
    if (at - from >= least) kept.push(...numbered.slice(from, at));
    from = at;
  }
  return kept;
}

/** The lines that begin with a number. */
function numberedLines(text: string): Numbered[] {
  const found: Numbered[] = [];
  let line = 0;
  let follows = true;
  for (let start = 0; start < text.length; ) {
    const end = lineEnd(text, start);
    const first = skipBlanks(text, start, end);
    if (first < end) {
      const number = numberAt(text, first, end);
      if (number !== undefined) found.push({ from: first, ...number, line, follows });
      follows = number !== undefined;
      line += 1;
    }
    start = end + 1;
  }
  return found;
}

function numberAt(text: string, from: number, end: number): Pick<Numbered, 'to' | 'value' | 'volume'> | undefined {
  let to = from;
  let value = 0;
  while (to < end && to - from < 3 && isDigit(text.charCodeAt(to))) value = 10 * value + text.charCodeAt(to++) - 48;
  if (to === from || value === 0 || value > lastNumber) return undefined;
  if (to < end && text.charCodeAt(to) > 32) return undefined;
  return { to, value, volume: looksLikeVolume(text, to, end) };
}

/** A list of volumes is not a margin: a reporter and a page follow each number. */
function looksLikeVolume(text: string, at: number, end: number): boolean {
  const from = skipBlanks(text, at, end);
  const isCapitalized = from < end && isCapital(text.charCodeAt(from));
  return isCapitalized && /^[^.]*\..*\s\d/.test(text.slice(from, Math.min(end, from + 24)));
}

/** Scans show a one as a letter now and then: `I6`, `2S` alone in a line among the numbers. */
function misreadNumbers(text: string, margin: ReadonlySet<Stretch>): Stretch[] {
  const known = new Set([...margin].map(({ from }) => from));
  return [...text.matchAll(/^[ \t]*([\dIlOS]{1,2})[ \t]*$/gm)].flatMap((match) => {
    const from = match.index + match[0].indexOf(match[1]!);
    return known.has(from) ? [] : [{ from, to: from + match[1]!.length }];
  });
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function skipBlanks(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && text.charCodeAt(at) <= 32) at += 1;
  return at;
}

/** Of a page's width, from its left edge. */
const leftMargin = 0.19;
/** Points within which the numbers of one column end. */
const inColumn = 9;

/**
 * The lines of a printed page that begin with a number of its margin: in one column at the left edge, rising line by line
 * (Cal. Rules of Court 2.108).
 */
export function findNumberedLines(lines: readonly FilingLine[]): ReadonlySet<FilingLine> {
  const found = lines.filter((line) => {
    const word = firstWordOf(line);
    if (word === undefined || word.left >= leftMargin * line.pageWidth) return false;
    return /^\d{1,2}$/.test(word.text) && Number(word.text) <= lastNumber;
  });
  if (found.length < leastRising) return new Set();
  const edges = found.map((line) => firstWordOf(line)!.right).sort((one, other) => one - other);
  const edge = edges[Math.floor(edges.length / 2)]!;
  const column = found.filter((line) => Math.abs(firstWordOf(line)!.right - edge) < inColumn);
  const values = column.map((line) => Number(firstWordOf(line)!.text));
  const rising = values.filter((value, index) => index === 0 || value > values[index - 1]!).length;
  return new Set(column.length < leastRising || rising < 0.8 * column.length ? [] : column);
}
