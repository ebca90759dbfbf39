import { isFlat } from './isFlat.ts';
import { normalizeCharacter } from './normalizeCharacter.ts';
import type { PrintedWord } from './PrintedWord.ts';
import type { PageFrame } from './pageFrame.ts';
import type { Pdfium } from './pdfium.ts';
import { type FontStyle, readTextStyle, type TextStyle } from './readTextStyle.ts';
import type { LetterWatch } from './unseen/LetterWatch.ts';

const lineFeed = 10;
const carriageReturn = 13;

/** The words of a page in the order in which the file draws them, with their boxes on the upright page; but for characters `without`. */
export function readPrintedWords(
  pdfium: Pdfium,
  textPage: number,
  frame: PageFrame,
  fonts: Map<number, FontStyle>,
  { without, watch }: { without?: ReadonlySet<number>; watch?: LetterWatch } = {},
): PrintedWord[] {
  const { calls } = pdfium;
  const words: PrintedWord[] = [];
  const scratch = calls.malloc(64);
  const count = calls.FPDFText_CountChars(textPage);
  let word: PrintedWord | undefined;
  let spaced: PrintedWord | undefined;
  let drawnBy = -1;
  let style: TextStyle | undefined;
  let previousStart = 0;

  for (let i = 0; i < count; i++) {
    const code = calls.FPDFText_GetUnicode(textPage, i);
    const text = normalizeCharacter(code);
    if (text === '') continue;
    // PDFium inserts a space between a word and text hidden behind it; the page has none.
    if (without?.has(i)) {
      spaced = undefined;
      continue;
    }
    if (text === ' ') {
      // An end of line that PDFium inserted: the next object is elsewhere, perhaps beside the word.
      if (code !== lineFeed && code !== carriageReturn) spaced = word ?? spaced;
      word = undefined;
      continue;
    }
    if (spaced) spaced.spaceAfter = true;
    spaced = undefined;
    const object = calls.FPDFText_GetTextObject(textPage, i);
    if (style === undefined || object !== drawnBy) {
      drawnBy = object;
      style = readTextStyle(pdfium, textPage, i, object, frame, fonts);
    }
    const glyph = readGlyph(pdfium, textPage, i, frame, style, scratch, text);
    if (
      watch !== undefined &&
      style.size > leastWatched &&
      style.angle === 0 &&
      style.font !== 0 &&
      !glyph.flat &&
      isPlainLetter(text)
    ) {
      const { base, top, bottom, size } = glyph;
      watch.see(style.font, text.charCodeAt(0), i, (base - top) / size, (base - bottom) / size);
    }
    if (word !== undefined && continues(word, glyph)) {
      // Some files make bold by drawing each glyph twice, a hair apart.
      const drawnTwice = glyph.alongStart - previousStart < 0.12 * glyph.size && word.text.endsWith(text);
      if (!drawnTwice) extend(word, glyph);
    } else {
      word = glyph;
      words.push(word);
    }
    previousStart = glyph.alongStart;
  }
  if (spaced) spaced.spaceAfter = true;
  calls.free(scratch);
  return words;
}

/** The share of the font size that a letter without an outline is assumed to reach up. */
export const letterHeight = 0.7;
/** For smaller type, the ink's measures are rounded too coarsely to distinguish letter shapes. */
const leastWatched = 4;

function isPlainLetter(text: string): boolean {
  const code = text.charCodeAt(0);
  return text.length === 1 && ((code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123));
}

function readGlyph(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  frame: PageFrame,
  style: TextStyle,
  scratch: number,
  text: string,
): PrintedWord {
  const { calls } = pdfium;
  calls.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  calls.FPDFText_GetLooseCharBox(textPage, index, scratch + 16);
  calls.FPDFText_GetCharBox(textPage, index, scratch + 32, scratch + 40, scratch + 48, scratch + 56);
  const floats = pdfium.floats;
  const loose = (scratch + 16) >> 2;
  const looseWidth = Math.abs(floats[loose + 2]! - floats[loose]!);
  const looseHeight = Math.abs(floats[loose + 1]! - floats[loose + 3]!);

  const doubles = pdfium.doubles;
  const at = scratch >> 3;
  const { a, b, c, d, e, f } = frame;
  const x = a * doubles[at]! + c * doubles[at + 1]! + e;
  const y = b * doubles[at]! + d * doubles[at + 1]! + f;
  const x1 = a * doubles[at + 4]! + c * doubles[at + 6]! + e;
  const x2 = a * doubles[at + 5]! + c * doubles[at + 7]! + e;
  const y1 = b * doubles[at + 4]! + d * doubles[at + 6]! + f;
  const y2 = b * doubles[at + 5]! + d * doubles[at + 7]! + f;
  const flat = style.angle === 0 && isFlat(text, Math.abs(y2 - y1), style.size);

  // A page turned by a quarter swaps the file's width and height.
  const turned = a === 0;
  const sideways = Math.abs(style.sin) > Math.abs(style.cos);
  const advance = turned === sideways ? looseWidth : looseHeight;
  const along = x * style.cos + y * style.sin;
  return {
    text,
    index,
    alongStart: along,
    alongEnd: along + advance,
    base: y * style.cos - x * style.sin,
    angle: style.angle,
    left: Math.min(x1, x2),
    top: flat ? y - letterHeight * style.size : Math.min(y1, y2),
    right: Math.max(x1, x2),
    bottom: flat ? y : Math.max(y1, y2),
    size: style.size,
    bold: style.bold,
    family: style.family,
    invisible: style.invisible,
    spaceAfter: false,
    ...(flat ? { flat: true as const } : {}),
  };
}

/** Whether a glyph appears where the next letter of the word would. */
function continues(word: PrintedWord, glyph: PrintedWord): boolean {
  // A form's blank is no part of the word that is printed behind it.
  if (word.text.endsWith('__') && glyph.text !== '_') return false;
  return (
    word.angle === glyph.angle &&
    Math.abs(glyph.base - word.base) < 0.2 * word.size &&
    glyph.alongStart - word.alongEnd < 0.3 * word.size &&
    glyph.alongStart > word.alongStart - 0.05 * word.size
  );
}

function extend(word: PrintedWord, glyph: PrintedWord) {
  if (glyph.flat) word.flat = true;
  word.text += glyph.text;
  if (glyph.alongEnd > word.alongEnd) word.alongEnd = glyph.alongEnd;
  if (glyph.left < word.left) word.left = glyph.left;
  if (glyph.right > word.right) word.right = glyph.right;
  if (glyph.top < word.top) word.top = glyph.top;
  if (glyph.bottom > word.bottom) word.bottom = glyph.bottom;
}
