import type { PrintedWord } from '../PrintedWord.ts';
import type { PageFrame } from '../pageFrame.ts';
import type { Pdfium } from '../pdfium.ts';
import { readPrintedWords } from '../readPrintedWords.ts';
import type { FontStyle } from '../readTextStyle.ts';
import { judgeSight, type UnseenCharacter } from './judgeSight.ts';
import type { Note } from './lookAtNotes.ts';
import { around, type Rect } from './PlaceGrid.ts';
import { surveyPage } from './surveyPage.ts';

/** Points: lower than any line that is meant to be read. */
const lowest = 1.5;
const inkless = 0.05;

export type SeenWords = { words: PrintedWord[]; unseen: UnseenCharacter[] };

/** The words of a page that a reader sees, and the characters that nobody does. */
export function readSeenWords(
  pdfium: Pdfium,
  page: number,
  textPage: number,
  frame: PageFrame,
  { fonts, notes, formsMayHide }: { fonts: Map<number, FontStyle>; notes: readonly Note[]; formsMayHide: boolean },
): SeenWords {
  const over = notes.filter(({ kind }) => kind === 'cover').map(({ rect }) => place(rect, frame));
  const survey = surveyPage(pdfium, page, frame, { formsMayHide, over });
  const words = readPrintedWords(pdfium, textPage, frame, fonts);
  if (survey.suspects.size === 0 && !survey.all && !words.some((word) => isOdd(word, frame)))
    return { words, unseen: [] };
  const unseen = judgeSight(pdfium, page, textPage, frame, survey, over);
  if (unseen.length === 0) return { words, unseen };
  const hidden = new Set(unseen.map(({ index }) => index));
  return { words: readPrintedWords(pdfium, textPage, frame, fonts, hidden), unseen };
}

/** A rectangle of the file on the upright page. */
export function place({ left, top, right, bottom }: Rect, { a, b, c, d, e, f }: PageFrame): Rect {
  const [x1, x2] = [a * left + c * bottom + e, a * right + c * top + e];
  const [y1, y2] = [b * left + d * bottom + f, b * right + d * top + f];
  return around([{ left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }]);
}

/** Without ink, tiny, squeezed or off the page: what its object does not tell, its ink does. */
function isOdd(word: PrintedWord, frame: PageFrame): boolean {
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
