import type { PageText, Word } from '#domain/documents/DocumentText';
import type { FixReport } from '#domain/fixes/Fix';
import { DocumentRefused } from '../../DocumentRefused.ts';
import type { OpenPdf } from '../openPdf.ts';
import { readPageFrame } from '../pageFrame.ts';
import { savePdf } from '../savePdf.ts';
import { drawPicture } from './drawPicture.ts';
import type { PicturePage } from './putPicturePage.ts';
import { writeAnew } from './writeAnew.ts';
import { openLayer, writeWords } from './writeWords.ts';

/**
 * Lays the words that were recognized on scanned pages under their pictures, without ink. A page whose own text is not what
 * it shows is built anew from its picture, since both texts would be found otherwise.
 */
export async function makeSearchable(
  pdf: OpenPdf,
  texts: readonly PageText[],
): Promise<{ bytes: Uint8Array; report: Partial<FixReport> }> {
  const scanned = texts.filter(({ source }) => source === 'ocr');
  const isGarbled = (page: PageText) => allWords(page).every(isRecognized) && countCharacters(pdf, page.number) > 0;
  const garbled = new Set(scanned.filter(isGarbled).map(({ number }) => number));
  const rebuilt = new Map<number, PicturePage>();
  let words = 0;
  const layer = openLayer(pdf.pdfium, pdf.document);
  for (const text of scanned) {
    const page = pdf.pdfium.calls.FPDF_LoadPage(pdf.document, text.number - 1);
    if (page === 0) throw new DocumentRefused('document_corrupt', { page: text.number });
    const frame = readPageFrame(pdf.pdfium, page);
    const found = { words: allWords(text).filter(isRecognized), turn: text.turn };
    if (garbled.has(text.number)) {
      rebuilt.set(text.number - 1, { ...found, picture: await drawPicture(pdf.pdfium, page, frame, []) });
      words += found.words.length;
    } else if (found.words.length > 0) {
      words += writeWords(layer, page, frame, found);
      if (!pdf.pdfium.calls.FPDFPage_GenerateContent(page)) {
        throw new DocumentRefused('document_fix_failed', { page: text.number });
      }
    }
    pdf.pdfium.calls.FPDF_ClosePage(page);
  }
  layer.close();
  const bytes = rebuilt.size > 0 ? await writeAnew(pdf, { rebuilt }) : savePdf(pdf.pdfium, pdf.document);
  return { bytes, report: { pages: scanned.map(({ number }) => number), words } };
}

export const allWords = ({ lines }: PageText): Word[] => lines.flatMap((line) => line.words);
const isRecognized = ({ certainty }: Word) => certainty !== undefined;

function countCharacters({ pdfium: { calls }, document }: OpenPdf, number: number): number {
  const page = calls.FPDF_LoadPage(document, number - 1);
  const text = page === 0 ? 0 : calls.FPDFText_LoadPage(page);
  const count = text === 0 ? 0 : calls.FPDFText_CountChars(text);
  if (text !== 0) calls.FPDFText_ClosePage(text);
  if (page !== 0) calls.FPDF_ClosePage(page);
  return count;
}
