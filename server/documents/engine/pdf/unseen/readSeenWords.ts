import type { PrintedWord } from '../PrintedWord.ts';
import type { PageFrame } from '../pageFrame.ts';
import type { Pdfium } from '../pdfium.ts';
import { readPrintedWords } from '../readPrintedWords.ts';
import type { FontStyle } from '../readTextStyle.ts';
import { assessSight, type Sight, type UnseenCharacter } from './assessSight.ts';
import { findFalseLetters } from './findFalseLetters.ts';
import type { LetterWatch } from './LetterWatch.ts';
import { loadActualText, type ReplacedText } from './loadActualText.ts';
import type { Note } from './lookAtNotes.ts';
import type { Rect } from './PlaceGrid.ts';
import { place } from './place.ts';
import { addBlocks, surveyPage } from './surveyPage.ts';

/** Points: lower than any line that is meant to be read. */
const lowest = 1.5;
const inkless = 0.05;
/** Characters that are solid blocks. */
const block = /[\u2584-\u258b\u25a0\u25ac\u25ae\u25fc\u2b1b]/;

export type SeenWith = {
  fonts: Map<number, FontStyle>;
  notes: readonly Note[];
  formsMayHide: boolean;
  watch: LetterWatch;
};

export type SeenWords = {
  /**
   * Most of its letters are drawn differently from their text, or its OCR words miss the scan: the page must be
   * recognized again.
   */
  isFalse: boolean;
  words: PrintedWord[];
  unseen: UnseenCharacter[];
  deceptions: ReplacedText[];
  blackBoxes: number;
  /** There is a picture, or a mark drawn by hand. */
  pictured: boolean;
  /** The places of objects with deceptive text. */
  placeOf(object: number): Rect | undefined;
};

/** The words of a page that a reader sees, and what no one does; undefined where the page's contents are damaged. */
export function readSeenWords(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  { fonts, notes, formsMayHide, watch }: SeenWith,
): SeenWords | undefined {
  const over = notes.filter(({ kind }) => kind === 'cover').map(({ rect }) => place(rect, frame));
  const survey = surveyPage(pdfium, page, frame, { formsMayHide, over });
  const { textPage, deceptions } = loadActualText(pdfium, page, survey.replaced);
  if (textPage === 0) return undefined;
  const { blackBoxes, pictured } = survey;
  const placeOf = (object: number) => survey.texts.get(object);
  try {
    const words = readPrintedWords(pdfium, textPage, frame, fonts, { watch });
    const falseLetters = findFalseLetters(pdfium, textPage, frame, watch);
    const blocks = words.filter(({ text }) => block.test(text));
    if (blocks.length > 0) {
      const objectAt = ({ index }: PrintedWord) => pdfium.calls.FPDFText_GetTextObject(textPage, index);
      addBlocks(
        survey,
        blocks.map((word) => ({ object: objectAt(word), rect: word })),
      );
    }
    const isClear = survey.suspects.size === 0 && !survey.all && !words.some((word) => isOdd(word, frame));
    const { unseen, misplaced } = isClear ? clear() : assessSight(pdfium, page, textPage, frame, survey, over);
    const known = new Set(unseen.map(({ index }) => index));
    unseen.push(...falseLetters.filter(({ index }) => !known.has(index)));
    unseen.sort((one, other) => one.index - other.index);
    const isFalse = misplaced || 2 * falseLetters.length > pdfium.calls.FPDFText_CountChars(textPage);
    if (unseen.length === 0) return { words, unseen, deceptions, blackBoxes, pictured, isFalse, placeOf };
    const hidden = new Set(unseen.map(({ index }) => index));
    const seen = readPrintedWords(pdfium, textPage, frame, fonts, { without: hidden });
    return { words: seen, unseen, deceptions, blackBoxes, pictured, isFalse, placeOf };
  } finally {
    pdfium.calls.FPDFText_ClosePage(textPage);
  }
}

const clear = (): Sight => ({ unseen: [], misplaced: false });

/** Without ink, tiny, squeezed, or off the page: its ink shows what its object does not. */
export function isOdd(word: PrintedWord, frame: PageFrame): boolean {
  if (word.flat) return true;
  const [across, down] = [word.right - word.left, word.bottom - word.top];
  if (word.right < 0 || word.bottom < 0 || word.left > frame.width || word.top > frame.height) return true;
  const isSqueezed = word.alongEnd - word.alongStart < 0.05 * word.size * word.text.length;
  if (across > lowest && down > lowest && !isSqueezed) return false;
  return (
    /[\p{L}\p{N}]/u.test(word.text) &&
    (across < inkless ||
      down < inkless ||
      Math.max(across, down) < lowest ||
      isSqueezed ||
      (word.text.length > 2 && Math.min(across, down) < lowest))
  );
}
