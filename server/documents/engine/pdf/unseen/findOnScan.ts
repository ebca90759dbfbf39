import type { PageFrame } from '../pageFrame.ts';
import { findGround, type Picture } from './drawRegion.ts';
import type { SuspectCharacter } from './gatherCharacters.ts';
import { around, contains, type Rect } from './PlaceGrid.ts';
import type { Survey } from './surveyPage.ts';

/** Shares of a page that are pictures: from this on words without ink belong to them, and words under them too. */
const leastForInkless = 0.1;
const clipping = 7;
const leastForUnder = 0.75;

/**
 * Which of the unseen characters a reader sees in a picture: the words that OCR laid over or under a scan. They stand where
 * the picture has ink; words over its blank or blackened places are nobody's to see.
 */
export function findOnScan(
  unseen: readonly SuspectCharacter[],
  survey: Survey,
  frame: PageFrame,
  draw: () => Picture,
  drawClosely: (region: Rect) => Picture,
): Set<number> {
  const images = survey.covers.filter(({ kind }) => kind === 'image');
  const area = images.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
  const share = area / (frame.width * frame.height);
  const found = new Set<number>();
  const unsure: { word: SuspectCharacter[]; rect: Rect }[] = [];
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
    picture ??= draw();
    if (findGround(picture, rect).even) unsure.push({ word, rect });
    else for (const { index } of word) found.add(index);
  }
  // Small words may vanish in a coarse drawing: those are looked at closely.
  const close = unsure.length === 0 ? undefined : drawClosely(around(unsure.map(({ rect }) => rect)));
  for (const { word, rect } of unsure) {
    if (!findGround(close!, rect).even) for (const { index } of word) found.add(index);
  }
  return found;
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
