import { readerSize } from '#domain/documents/readerFrame';
import type { DrawnPage } from '../pdf/drawForRecognition.ts';
import type { SeenWord } from './parseHocr.ts';

const sure = 0.75;
/** A stamp that is read the right way up has words like these. */
const certain = 0.9;
const leastLetters = 3;
/** A word of this many letters that is on its head is not read with certainty. */
const firmLetters = 5;
const fewestLetters = 8;
/** Stamps on their head are near the edge of the page, by this share of its width and height. */
const edge = 0.12;
/** No certain word is within this many heights of a letter. */
const apart = { across: 8, down: 0.5 };
const fewestWords = 3;
const muchMore = 1.5;
const kept = 0.6;
const pointsPerInch = 72;

type Size = { width: number; height: number };

/** Words that may be a stamp, and the quarter turns clockwise after which it is read. */
export type Doubtful = { words: readonly SeenWord[]; rotation: 180 | 270 };

/**
 * What may be a stamp that was read the wrong way: lines that run down the page are misread as lines that run up, and
 * words on their head as other letters.
 */
export function findDoubtful(found: readonly SeenWord[], page: DrawnPage): Doubtful[] {
  const { width, height } = pixelsOf(page);
  const inMargin = ({ left, top, right, bottom }: SeenWord) =>
    bottom < edge * height || top > (1 - edge) * height || right < edge * width || left > (1 - edge) * width;
  const level = found.filter(({ angle }) => angle === undefined);
  const firm = level.filter((word) => word.certainty >= certain && lettersOf(word) >= firmLetters);
  const sideways = { words: found.filter(({ angle }) => angle !== undefined), rotation: 270 as const };
  const lonely = level.filter((word) => inMargin(word) && !firm.some(isNear(word)));
  const doubtful = [sideways, { words: lonely, rotation: 180 as const }];
  return doubtful.filter(({ words }) => {
    const long = words.filter((word) => lettersOf(word) >= leastLetters);
    return long.length >= fewestWords && sum(long) >= fewestLetters && mean(long) < certain;
  });
}

/** The words of the rotated picture, where they are on the page; none if they are not clearly better. */
export function turnBack(seen: readonly SeenWord[], { words, rotation }: Doubtful, page: DrawnPage): SeenWord[] {
  const level = seen.filter(({ angle, certainty }) => angle === undefined && certainty >= kept);
  const better = sum(level.filter(({ certainty }) => certainty >= sure));
  const asShown = sum(words.filter(({ certainty }) => certainty >= certain));
  if (better < fewestLetters || better <= muchMore * asShown) return [];
  const { width, height } = pixelsOf(page);
  return level.map((word) => {
    const { left, top, right, bottom, base } = word;
    return rotation === 180
      ? {
          ...word,
          left: width - right,
          top: height - bottom,
          right: width - left,
          bottom: height - top,
          base: height - base,
          angle: 180,
        }
      : { ...word, left: width - bottom, top: left, right: width - top, bottom: right, base: width - base, angle: 90 };
  });
}

function pixelsOf({ width, height, turn, resolution }: DrawnPage): Size {
  const shown = readerSize({ width, height, turn });
  const scale = resolution / pointsPerInch;
  return { width: Math.round(shown.width * scale), height: Math.round(shown.height * scale) };
}

function isNear(word: SeenWord) {
  return (other: SeenWord): boolean =>
    Math.max(other.left - word.right, word.left - other.right) < apart.across * word.size &&
    Math.max(other.top - word.bottom, word.top - other.bottom) < apart.down * word.size;
}

function lettersOf({ text }: SeenWord): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}

function sum(words: readonly SeenWord[]): number {
  return words.reduce((total, word) => total + lettersOf(word), 0);
}

function mean(words: readonly SeenWord[]): number {
  return words.length === 0 ? 1 : words.reduce((total, { certainty }) => total + certainty, 0) / words.length;
}
