import type { Pdfium, PdfiumCalls } from './pdfium.ts';

/** Functions of PDFium that remove text. */
type RemovingCalls = {
  EPDFText_RedactInRect(page: number, rect: number, recurseForms: number, drawBlackBoxes: number): number;
};

/** “[PROPOSED]” anywhere, and “PROPOSED ORDER” as a title writes it. */
const mark =
  /[[(]\s*(?:REVISED\s+)?PROPOSED\s*[\])]|\bPROPOSED(?=\s+(?:ORDER|JUDGMENT|DECREE)\b)|[[(]\s*(?:Revised\s+)?Proposed\s*[\])]/g;
const invisible = 3;

type Range = { from: number; to: number };

/**
 * Removes the mark of a proposal from every page of an open PDF: the letters themselves, not only what is seen. Returns
 * whether none is left. The text of a scan is under its picture, so a mark there cannot be removed.
 */
export function removeProposalMark(pdfium: Pdfium, document: number): boolean {
  const pages = pdfium.calls.FPDF_GetPageCount(document);
  let isGone = true;
  for (let index = 0; index < pages; index++) {
    const page = pdfium.calls.FPDF_LoadPage(document, index);
    if (page === 0) return false;
    isGone = removeFrom(pdfium, page) && isGone;
    pdfium.calls.FPDF_ClosePage(page);
  }
  return isGone;
}

function removeFrom(pdfium: Pdfium, page: number): boolean {
  const calls = pdfium.calls as PdfiumCalls & RemovingCalls;
  const found = withText(pdfium, page, (text) => ({
    boxes: rangesIn(pdfium, text).map((range) => boxOf(pdfium, text, range)),
    isScanned: rangesIn(pdfium, text).some((range) => isInvisible(pdfium, text, range)),
  }));
  if (found.boxes.length === 0) return true;
  if (found.isScanned) return false;
  const rect = calls.malloc(16);
  for (const box of found.boxes) {
    pdfium.floats.set(box, rect >> 2);
    calls.EPDFText_RedactInRect(page, rect, 1, 0);
  }
  calls.free(rect);
  if (!calls.FPDFPage_GenerateContent(page)) return false;
  return withText(pdfium, page, (text) => rangesIn(pdfium, text).length === 0);
}

function withText<Result>({ calls }: Pdfium, page: number, read: (text: number) => Result): Result {
  const text = calls.FPDFText_LoadPage(page);
  const result = read(text);
  calls.FPDFText_ClosePage(text);
  return result;
}

/** The places of the mark among the characters of a page. */
function rangesIn({ calls }: Pdfium, text: number): Range[] {
  let said = '';
  const count = calls.FPDFText_CountChars(text);
  for (let index = 0; index < count; index++)
    said += String.fromCharCode(calls.FPDFText_GetUnicode(text, index) & 0xffff);
  return [...said.matchAll(mark)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
}

function isInvisible({ calls }: Pdfium, text: number, { from }: Range): boolean {
  const object = calls.FPDFText_GetTextObject(text, from);
  return object !== 0 && calls.FPDFTextObj_GetTextRenderMode(object) === invisible;
}

/** Left, top, right, and bottom of the characters, in the units of the page. */
function boxOf(pdfium: Pdfium, text: number, { from, to }: Range): [number, number, number, number] {
  const scratch = pdfium.calls.malloc(32);
  const box: [number, number, number, number] = [Infinity, -Infinity, -Infinity, Infinity];
  for (let index = from; index < to; index++) {
    if (!pdfium.calls.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24)) continue;
    const [left = 0, right = 0, bottom = 0, top = 0] = pdfium.doubles.subarray(scratch >> 3, (scratch >> 3) + 4);
    if (right <= left) continue;
    box[0] = Math.min(box[0], left);
    box[1] = Math.max(box[1], top);
    box[2] = Math.max(box[2], right);
    box[3] = Math.min(box[3], bottom);
  }
  pdfium.calls.free(scratch);
  return box;
}
