import { countPictures } from './countPictures.ts';
import { unknownCharacter } from './normalizeCharacter.ts';
import type { PrintedWord } from './PrintedWord.ts';
import type { PageFrame } from './pageFrame.ts';
import type { Pdfium } from './pdfium.ts';

/** A scan covers its page; letterheads, seals and signatures do not. */
const coveringShare = 0.5;
/** The lines that e-filing systems set across the top and the bottom, as a share of the height. */
const bannerZone = 0.1;
/** A clerk's stamp has fewer words than this; a page of a filing seldom has. */
const fewWords = 40;
/** This many words without ink are an earlier OCR of the picture. */
const leastUnderScan = 10;
/** Letters drawn as shapes need many; a ruled but empty page needs few. */
const manyShapes = 60;
/** In this many words of running text, some of the most common must occur. */
const longText = 120;

const commonest = new Set(
  [
    'a an and as at be by for from in is it not of on or that the this to was with',
    'con de del el en la las los por que un una y',
    'des du et la le les un une',
  ]
    .join(' ')
    .split(' '),
);

/** The value of a page's text layer: the page's full text, a banner or a stamp over a picture, or false letters. */
export type Legibility = 'readable' | 'partial' | 'garbled';

/**
 * Whether the words found on a page are the page's visible words. 'Has a text layer' is not 'its text is not empty':
 * many scans contain only the e-filing banner and the clerk's stamp, and some fonts map to no letters or to false ones.
 * A blank page has no words, and none are missing.
 */
export function assessTextLayer(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  words: readonly PrintedWord[],
): Legibility {
  if (isGarbled(words)) return 'garbled';
  return isComplete(pdfium, page, frame, words) ? 'readable' : 'partial';
}

function isComplete(pdfium: Pdfium, page: number, frame: PageFrame, words: readonly PrintedWord[]): boolean {
  const underScan = words.filter((word) => word.invisible).length;
  const said = words.filter(
    (word) => word.top > bannerZone * frame.height && word.bottom < (1 - bannerZone) * frame.height,
  );
  if (said.length >= fewWords || underScan >= leastUnderScan) return true;
  const pictures = countPictures(pdfium, page);
  if (words.length === 0) return pictures.covered === 0 && pictures.shapes < manyShapes;
  return pictures.covered < coveringShare * frame.width * frame.height;
}

function isGarbled(words: readonly PrintedWord[]): boolean {
  let characters = 0;
  let unknown = 0;
  let common = 0;
  for (const { text } of words) {
    characters += text.length;
    for (let at = text.indexOf(unknownCharacter); at >= 0; at = text.indexOf(unknownCharacter, at + 1)) unknown++;
    if (text.length <= 4 && commonest.has(text.toLowerCase())) common++;
  }
  const isRunning = words.length >= longText && characters > 3 * words.length;
  return unknown > 0.2 * characters || (isRunning && common === 0 && !isMostlyNumbers(words));
}

function isMostlyNumbers(words: readonly PrintedWord[]): boolean {
  return words.filter(({ text }) => /\d/.test(text)).length > 0.4 * words.length;
}
