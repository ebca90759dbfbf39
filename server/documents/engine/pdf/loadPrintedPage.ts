import type { PrintedWord } from './PrintedWord.ts';
import type { PageFrame } from './pageFrame.ts';
import type { Pdfium } from './pdfium.ts';
import { type Cover, findTypedWords, isCovered } from './typedWords.ts';

const asDisplayed = 0;
const flattened = 1;

/** A page as it prints, and what of the file's words someone has typed over. */
export type PrintedPage = { page: number; covers: Cover[]; charactersBelow: number };

/**
 * Loads a page as it prints: the values of a form's fields and what was typed over the page are made part of it, since
 * courts' forms come with the case number in a field. `page` is 0 where it does not load. Changes the copy in memory; `look`
 * sees the page before.
 */
export function loadPrintedPage(
  pdfium: Pdfium,
  document: number,
  index: number,
  look?: (page: number) => void,
): PrintedPage {
  const { calls } = pdfium;
  const page = calls.FPDF_LoadPage(document, index);
  const plain = { page, covers: [], charactersBelow: 0 };
  if (page === 0) return plain;
  look?.(page);
  const typed = findTypedWords(pdfium, page);
  if (!typed.any) return plain;
  const charactersBelow = typed.covers.length > 0 ? countCharacters(pdfium, page) : 0;
  if (calls.FPDFPage_Flatten(page, asDisplayed) !== flattened) return plain;
  calls.FPDF_ClosePage(page);
  return { page: calls.FPDF_LoadPage(document, index), covers: typed.covers, charactersBelow };
}

/** Sets apart the words that no one sees because something opaque was typed over them. */
export function splitCovered(
  words: PrintedWord[],
  frame: PageFrame,
  printed: PrintedPage,
): { seen: PrintedWord[]; covered: PrintedWord[] } {
  if (printed.covers.length === 0) return { seen: words, covered: [] };
  const isBelow = (word: PrintedWord) =>
    word.index < printed.charactersBelow && printed.covers.some((cover) => isCovered(word, cover, frame));
  return { seen: words.filter((word) => !isBelow(word)), covered: words.filter(isBelow) };
}

function countCharacters({ calls }: Pdfium, page: number): number {
  const textPage = calls.FPDFText_LoadPage(page);
  if (textPage === 0) return 0;
  const count = calls.FPDFText_CountChars(textPage);
  calls.FPDFText_ClosePage(textPage);
  return count;
}
