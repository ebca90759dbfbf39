import type { PageFrame } from '../pageFrame.ts';
import { findGround, type Picture } from './drawRegion.ts';
import type { SuspectCharacter } from './gatherCharacters.ts';
import { around, contains, type Rect } from './PlaceGrid.ts';
import { lightnessOf, type Survey } from './surveyPage.ts';

/** Shares of a page that are pictures: from this on words without ink belong to them, and words under them too. */
const leastForInkless = 0.1;
const clipping = 7;
const leastForUnder = 0.75;
/** Recognized words that miss the picture by more than this share were laid badly; no one smuggled them in. */
const mostMisplaced = 0.15;
const leastMisplaced = 4;
/** Words in a row that someone would smuggle in: fewer on a scan's blank places are slips of recognition. */
const sentence = 5;
/** Darker than this a place of the scan was blacked out. */
const blackened = 110;

/** The characters that are seen on a picture after all; `misplaced`: the words that OCR laid there miss what the picture shows. */
export type OnScan = { seen: Set<number>; misplaced: boolean };

/**
 * Which of the unseen characters a reader sees in a picture: the words that OCR placed over or under a scan. They are
 * visible if the picture has ink there; words over its blank or blackened places are visible to no one.
 */
export function findOnScan(
  unseen: readonly SuspectCharacter[],
  survey: Survey,
  frame: PageFrame,
  draw: () => Picture,
  drawClosely: (region: Rect) => Picture,
): OnScan {
  const images = survey.covers.filter(({ kind }) => kind === 'image');
  const area = images.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
  const share = area / (frame.width * frame.height);
  const found = new Set<number>();
  const unsure: { word: SuspectCharacter[]; rect: Rect; isInkless: boolean }[] = [];
  let recognized = 0;
  let picture: Picture | undefined;
  for (const word of wordsOf(unseen)) {
    const { style } = word[0]!;
    // Letters that are a clipping path show what is painted through them.
    if (style?.mode === clipping) {
      const rect = around(word.map((one) => one.rect));
      const isPainted = survey.covers.some((cover) => cover.order > style.order && contains(cover, rect));
      if (isPainted) for (const { index } of word) found.add(index);
      continue;
    }
    if (share < leastForInkless) continue;
    const isInkless = style === undefined || style.mode === 3 || style.mode === 7 || style.alpha < 13;
    if (!isInkless && share < leastForUnder) continue;
    const rect = around(word.map((one) => one.rect));
    if (!images.some((image) => contains(image, rect))) continue;
    if (isInkless) recognized += 1;
    picture ??= draw();
    if (findGround(picture, rect).even) unsure.push({ word, rect, isInkless });
    else for (const { index } of word) found.add(index);
  }
  // Small words may vanish in a coarse drawing: those are enlarged.
  const close = unsure.length === 0 ? undefined : drawClosely(around(unsure.map(({ rect }) => widened(rect))));
  const missed: Missed[] = [];
  for (const { word, rect, isInkless } of unsure) {
    const ground = findGround(close!, rect);
    if (!ground.even) for (const { index } of word) found.add(index);
    else if (isInkless && share >= leastForUnder && lightnessOf(ground.color) > blackened) missed.push(word);
  }
  const misplaced = missed.length >= leastMisplaced && missed.length > mostMisplaced * recognized;
  // Visible words are never cut from the text: among words that OCR placed beside their ink, only full sentences are
  // doubted.
  for (const run of runsOf(missed)) {
    const isSlip = run.length < sentence && run.every((word) => isNearInk(close!, word));
    if (misplaced || isSlip) for (const { index } of run.flat()) found.add(index);
  }
  return { seen: found, misplaced };
}

type Missed = SuspectCharacter[];

/** A slip of recognition is beside the ink that it was read from. */
function isNearInk(picture: Picture, word: Missed): boolean {
  const rect = around(word.map((one) => one.rect));
  const side = Math.max(rect.bottom - rect.top, 2);
  const near = widened(rect);
  for (let { top } = near; top < near.bottom; top += side) {
    for (let { left } = near; left < near.right; left += side) {
      if (!findGround(picture, { left, top, right: left + side, bottom: top + side }).even) return true;
    }
  }
  return false;
}

/** How far OCR may place a word from its ink, in heights of the word. */
const slip = { across: 4, down: 0.7 };

function widened({ left, top, right, bottom }: Rect): Rect {
  const height = bottom - top;
  const [across, down] = [slip.across * height, slip.down * height];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

/** Words that follow one another in the file. */
function runsOf(words: readonly Missed[]): Missed[][] {
  const runs: Missed[][] = [];
  let last = Number.NaN;
  for (const word of words) {
    if (word[0]!.index - last <= 3) runs.at(-1)!.push(word);
    else runs.push([word]);
    last = word.at(-1)!.index;
  }
  return runs;
}

/** Characters that follow one another without a space. */
function wordsOf(characters: readonly SuspectCharacter[]): SuspectCharacter[][] {
  const words: SuspectCharacter[][] = [];
  let last = Number.NaN;
  for (const one of characters) {
    if (one.index === last + 1) words.at(-1)!.push(one);
    else words.push([one]);
    last = one.index;
  }
  return words;
}
