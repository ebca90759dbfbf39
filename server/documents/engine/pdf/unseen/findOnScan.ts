import type { PageFrame } from '../pageFrame.ts';
import { findGround, type Picture } from './drawRegion.ts';
import type { SuspectCharacter } from './gatherCharacters.ts';
import { around, contains, type Rect } from './PlaceGrid.ts';
import { findGaps, runsOf, type ScanWord, wordsOf } from './scanWords.ts';
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
/** Away from all ink, this many words make a phrase. */
const phrase = 3;
/** Darker than this a place of the scan was blacked out. */
const blackened = 110;

/**
 * The characters that are seen on a picture after all; those that recognition imagined, which are neither seen nor
 * reported; `misplaced`: the words that OCR laid there miss what the picture shows.
 */
export type OnScan = { seen: Set<number>; imagined: Set<number>; misplaced: boolean };

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
  const found: OnScan = { seen: new Set(), imagined: new Set(), misplaced: false };
  const words: ScanWord[] = [];
  for (const characters of wordsOf(unseen)) {
    const { style } = characters[0]!;
    const rect = around(characters.map((one) => one.rect));
    // Letters that are a clipping path show what is painted through them.
    if (style?.mode === clipping) {
      const isPainted = survey.covers.some((cover) => cover.order > style.order && contains(cover, rect));
      if (isPainted) for (const { index } of characters) found.seen.add(index);
      continue;
    }
    const isInkless = style === undefined || style.mode === 3 || style.mode === 7 || style.alpha < 13;
    if (share < (isInkless ? leastForInkless : leastForUnder)) continue;
    if (images.some((image) => contains(image, rect))) words.push({ characters, rect, isInkless, isOnInk: false });
  }
  if (words.length > 0) judge(words, share >= leastForUnder, draw(), drawClosely, found);
  return found;
}

function judge(
  words: ScanWord[],
  isScan: boolean,
  picture: Picture,
  drawClosely: (region: Rect) => Picture,
  found: OnScan,
): void {
  for (const word of words) word.isOnInk = !findGround(picture, word.rect).even;
  const unsure = words.filter(({ isOnInk }) => !isOnInk);
  if (unsure.length === 0) {
    add(found.seen, words);
    return;
  }
  // Small words may vanish in a coarse drawing: those are enlarged.
  const close = drawClosely(around(unsure.map(({ rect }) => widened(rect))));
  const missed: ScanWord[] = [];
  for (const word of unsure) {
    const ground = findGround(close, word.rect);
    word.isOnInk = !ground.even;
    if (ground.even && lightnessOf(ground.color) > blackened) missed.push(word);
  }
  const onInk = words.filter(({ isOnInk }) => isOnInk);
  add(found.seen, onInk);
  const isLayer = words.some(({ isInkless }) => isInkless) || 2 * onInk.length >= words.length;
  if (!isLayer) return;
  if (isScan && missed.length >= leastMisplaced && missed.length > mostMisplaced * words.length) {
    found.misplaced = true;
    add(found.seen, missed);
    return;
  }
  const gaps = findGaps(words, missed, close);
  // Visible words are never cut from the text: among words that OCR placed beside their ink, only full sentences are
  // doubted.
  for (const run of runsOf(missed)) {
    if (run.length >= sentence || run.some((word) => gaps.has(word))) continue;
    if (!run.some(isWord) || run.every((word) => isNearInk(close, word.rect))) add(found.seen, run);
    else if (run.length < phrase) add(found.imagined, run);
  }
}

/** Signs and single letters are cut from no text, wherever recognition placed them. */
const isWord = ({ characters }: ScanWord) => characters.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length > 2;

function add(indexes: Set<number>, words: readonly ScanWord[]): void {
  for (const { characters } of words) for (const { index } of characters) indexes.add(index);
}

/** A slip of recognition is beside the ink that it was read from. */
function isNearInk(picture: Picture, rect: Rect): boolean {
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
