import { type Picture, spreadWithin } from './drawRegion.ts';
import type { SuspectCharacter } from './gatherCharacters.ts';
import type { Rect } from './PlaceGrid.ts';

/** A word of a text layer over or under a picture, and whether the picture has ink where it is. */
export type ScanWord = { characters: SuspectCharacter[]; rect: Rect; isInkless: boolean; isOnInk: boolean };

const indexOf = ({ characters }: ScanWord) => characters[0]!.index;
const endOf = ({ characters }: ScanWord) => characters.at(-1)!.index;

/** Words that follow one another in the file and on the page: on the same line, or at the beginning of the next. */
export function runsOf(words: readonly ScanWord[]): ScanWord[][] {
  const runs: ScanWord[][] = [];
  let last: ScanWord | undefined;
  for (const word of words) {
    const isNext = last !== undefined && indexOf(word) - endOf(last) <= 3;
    if (isNext && (isBeside(last!.rect, word.rect) || isBelow(last!.rect, word.rect))) runs.at(-1)!.push(word);
    else runs.push([word]);
    last = word;
  }
  return runs;
}

/** Heights of a word between it and the next of its line, and between lines. */
const nearest = 2.5;

function isBeside(one: Rect, other: Rect): boolean {
  const height = Math.max(one.bottom - one.top, other.bottom - other.top);
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const gap = other.left - one.right;
  return (
    shared > 0.3 * Math.min(one.bottom - one.top, other.bottom - other.top) && gap < nearest * height && gap > -height
  );
}

function isBelow(one: Rect, other: Rect): boolean {
  const height = Math.max(one.bottom - one.top, other.bottom - other.top);
  return other.left < one.left && other.top >= one.bottom - 0.3 * height && other.top - one.bottom < nearest * height;
}

/** In a precise layer, the only words without ink; each in a line of which the picture shows the words on both sides. */
const mostGaps = 6;
const leastAround = 30;
const leastLetters = 3;
/** Of 255: a place that was painted over has one color. */
const spotless = 10;

/**
 * Words whose place someone painted over after recognition: the picture is blank in the middle of a line, exactly
 * there.
 */
export function findGaps(words: readonly ScanWord[], missed: readonly ScanWord[], close: Picture): Set<ScanWord> {
  const gaps = new Set<ScanWord>();
  if (missed.length === 0 || missed.length > mostGaps || words.length < leastAround) return gaps;
  const at = new Map(words.map((word, index) => [word, index]));
  for (const run of runsOf(missed)) {
    const [before, after] = [words[at.get(run[0]!)! - 1], words[at.get(run.at(-1)!)! + 1]];
    const letters = run.flatMap(({ characters }) => characters).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const isInLine =
      before?.isOnInk &&
      after?.isOnInk &&
      isBeside(before.rect, run[0]!.rect) &&
      isBeside(run.at(-1)!.rect, after.rect);
    if (!isInLine || letters.length < leastLetters) continue;
    if (run.every(({ rect }) => spreadWithin(close, rect) <= spotless)) for (const word of run) gaps.add(word);
  }
  return gaps;
}

/** Characters that follow one another without a space. */
export function wordsOf(characters: readonly SuspectCharacter[]): SuspectCharacter[][] {
  const words: SuspectCharacter[][] = [];
  let last = Number.NaN;
  for (const one of characters) {
    if (one.index === last + 1) words.at(-1)!.push(one);
    else words.push([one]);
    last = one.index;
  }
  return words;
}
