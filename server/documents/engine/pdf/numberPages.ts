import { DocumentRefused } from '../DocumentRefused.ts';
import { putUpright, type Sheet, widthOf } from './drawOnPage.ts';
import { readPageFrame } from './pageFrame.ts';
import type { Pdfium } from './pdfium.ts';
import { withText } from './savePdf.ts';

/** Points. */
const size = 9;
const padding = 2;
const margin = 14;

/** Prints consecutive page numbers from 1 at the lower right of each page, on white, so that they can be read on a scan. */
export function numberPages({ pdfium, document, pageCount }: { pdfium: Pdfium; document: number; pageCount: number }) {
  const { calls } = pdfium;
  for (let number = 1; number <= pageCount; number += 1) {
    const page = calls.FPDF_LoadPage(document, number - 1);
    if (page === 0) throw new DocumentRefused('document_corrupt', { page: number });
    printNumber({ pdfium, document, page, frame: readPageFrame(pdfium, page) }, String(number));
    const drawn = calls.FPDFPage_GenerateContent(page);
    calls.FPDF_ClosePage(page);
    if (!drawn) throw new DocumentRefused('document_corrupt', { page: number });
  }
}

function printNumber(sheet: Sheet, text: string): void {
  const { pdfium, document, frame } = sheet;
  const { calls } = pdfium;
  const number = withText(pdfium, 'Helvetica-Bold', 'latin1', (name) =>
    calls.FPDFPageObj_NewTextObj(document, name, size),
  );
  withText(pdfium, text, 'utf16le', (words) => calls.FPDFText_SetText(number, words));
  calls.FPDFPageObj_SetFillColor(number, 0, 0, 0, 255);
  const width = widthOf(pdfium, number);
  const left = frame.width - margin - width;
  const baseline = frame.height - margin;
  const ground = calls.FPDFPageObj_CreateNewRect(0, 0, width + 2 * padding, size + 2 * padding);
  calls.FPDFPath_SetDrawMode(ground, 1, 0);
  calls.FPDFPageObj_SetFillColor(ground, 255, 255, 255, 255);
  putUpright(sheet, ground, { left: left - padding, top: baseline + 2 * padding }, 1);
  putUpright(sheet, number, { left, top: baseline }, 1);
}
