import { decodeQR } from 'qr/decode.js';
import { readSheetCode } from '#domain/counter/separatorSheet';
import type { SheetPage } from '#server/kernel/ports/DocumentEngine';
import { DocumentRefused } from '../DocumentRefused.ts';
import type { GrayPicture } from '../ocr/findLean.ts';
import { drawOpenPage } from './drawForRecognition.ts';
import { assertPageCount } from './measurePdf.ts';
import { openPdf } from './openPdf.ts';
import { readPageFrame } from './pageFrame.ts';
import type { Pdfium } from './pdfium.ts';

/** Dots an inch at which pages are searched for a code: five for each of its squares. */
const searched = 100;
/** A separator sheet has fewer characters than this; a page with more is not searched as a picture. */
const mostCharacters = 1500;
/** Milliseconds for further attempts on a page whose first search found no code. */
const searchMs = 120;

/**
 * The pages with the code of a separator sheet: in the text of the page, or else in its picture. The code that is
 * printed as text is enough where the picture is damaged.
 */
export async function findSheets(
  bytes: Uint8Array,
  { from, to }: { from: number; to: number },
  mostPages: number,
): Promise<SheetPage[]> {
  const pdf = await openPdf(bytes);
  try {
    assertPageCount(pdf, mostPages);
    const found: SheetPage[] = [];
    for (let page = Math.max(1, from); page <= Math.min(to, pdf.pageCount); page += 1) {
      const code = findOnPage(pdf.pdfium, pdf.document, page);
      if (code !== null) found.push({ page, code });
    }
    return found;
  } finally {
    pdf.close();
  }
}

function findOnPage(pdfium: Pdfium, document: number, number: number): string | null {
  const { calls } = pdfium;
  const page = calls.FPDF_LoadPage(document, number - 1);
  if (page === 0) throw new DocumentRefused('document_corrupt', { page: number });
  try {
    const text = readCharacters(pdfium, page);
    if (text !== null && readSheetCode(text) !== null) return text;
    if (text === null) return null;
    const code = decode(drawOpenPage(pdfium, page, readPageFrame(pdfium, page), searched));
    return code !== null && readSheetCode(code) !== null ? code : null;
  } finally {
    calls.FPDF_ClosePage(page);
  }
}

/** The characters of a page without spaces, in the order of the file; null for more than a sheet has. */
function readCharacters({ calls }: Pdfium, page: number): string | null {
  const textPage = calls.FPDFText_LoadPage(page);
  if (textPage === 0) return '';
  try {
    const count = calls.FPDFText_CountChars(textPage);
    if (count > mostCharacters) return null;
    const codes = Array.from({ length: count }, (_, index) => calls.FPDFText_GetUnicode(textPage, index));
    return String.fromCodePoint(...codes.filter((code) => code > 32 && code <= 0x10ffff));
  } finally {
    calls.FPDFText_ClosePage(textPage);
  }
}

function decode({ pixels, width, height }: GrayPicture): string | null {
  const data = new Uint8Array(width * height * 3);
  for (const [index, value] of pixels.entries()) data.fill(value, index * 3, index * 3 + 3);
  try {
    return decodeQR({ data, width, height }, { format: 'RGB', timeLimit: searchMs });
  } catch {
    // The library reports a page without a code as an error.
    return null;
  }
}
