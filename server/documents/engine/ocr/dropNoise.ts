import type { SeenWord } from './parseHocr.ts';

/** Below this, a recognizer has guessed. */
const guess = 0.35;
const unsure = 0.5;
/** Pen strokes next to a word are misread as one or two letters. */
const unsureOfShort = 0.65;
const sure = 0.8;
/** So much larger than the page's letters are seals, signatures and photographs. */
const gigantic = 3.5;
const tiny = 0.25;
/**
 * Marks that mean something in a filing, alone or beside words; other lone signs are specks, and upright strokes the rules
 * of a table, the edge of a box or a streak of the scanner.
 */
const meaningful = /^(?:[()§¶&$%:;*•-]|[)\]}!]{1,2}|--|\d)$/;
/** Specks are not misread as this many figures in one word. */
const fewestFigures = 6;
const versus = /^[Vv]{1,2}\.?$/;
const sureOfVersus = 0.4;

/** Leaves out the words misread from specks, rules, box borders, seals, and signatures. */
export function dropNoise(words: readonly SeenWord[]): SeenWord[] {
  const size = medianSize(words);
  return words.filter((word) => !isNoise(word, size)).map((word) => ({ ...word, text: tidy(word.text) }));
}

/** Recognizers cannot distinguish upper and lower case in the small `v` between parties. */
function tidy(text: string): string {
  if (/^Vv\.?$/.test(text)) return 'v.';
  // A rule next to a word was misread as a part of it.
  return text.length > 2 ? text.replace(/^[|¦]+|[|¦]+$/g, '') : text;
}

function isNoise({ text, certainty, left, top, right, bottom, angle }: SeenWord, size: number): boolean {
  if (certainty < guess) return true;
  if (versus.test(text)) return certainty < sureOfVersus;
  const height = angle === undefined || angle === 180 ? bottom - top : right - left;
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (letters === 0) return certainty < unsure || (!meaningful.test(text) && !/^_{3,}$/.test(text));
  if (height > gigantic * size) return certainty < sure;
  if (height < tiny * size) return certainty < sure;
  // A few letters with low confidence are a pen stroke.
  if (letters <= 2 && certainty < unsureOfShort) return true;
  return certainty < unsure && (2 * letters < text.length || isJumble(text)) && !isNumber(text);
}

/** Figures, letters and hyphens as a case's number has them: `2:22-cv-00418`. */
function isNumber(text: string): boolean {
  return /^[\dA-Za-z][\dA-Za-z:./–—-]+$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= fewestFigures;
}

/** The letters of a name or word do not alternate between upper and lower case, and there are no digits among them. */
function isJumble(text: string): boolean {
  const changes = text.match(/\p{Ll}\p{Lu}|\p{L}\p{N}|\p{N}\p{L}|[^\p{L}\p{N}\s]/gu)?.length ?? 0;
  return changes >= 2;
}

export function medianSize(words: readonly SeenWord[]): number {
  const sizes = words
    .filter((word) => word.certainty >= sure)
    .map((word) => word.size)
    .sort((one, other) => one - other);
  return sizes[sizes.length >> 1] ?? words[0]?.size ?? 0;
}
