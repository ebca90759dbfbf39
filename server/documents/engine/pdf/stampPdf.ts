import type { Stamp } from '#server/kernel/ports/DocumentEngine';
import { DocumentRefused } from '../DocumentRefused.ts';
import { drawOpenPage } from './drawForRecognition.ts';
import { type Place, putUpright, type Sheet, widthOf } from './drawOnPage.ts';
import { findBlankPlace } from './findBlankPlace.ts';
import { openPdf } from './openPdf.ts';
import { readPageFrame } from './pageFrame.ts';
import { removeProposalMark } from './removeProposalMark.ts';
import { savePdf, withText } from './savePdf.ts';

/** Points. */
const width = 196;
const padding = 6;
const markSize = 15;
const lineSize = 8;
const leading = 10.5;
const pointsPerInch = 72;
const letter = { width: 612, height: 792 };

/**
 * A copy of a PDF with a stamp in free space at the top right of its first page. A page without room is left as it is,
 * and the stamp is on a page before it, so that it covers nothing.
 */
export async function stampPdf(bytes: Uint8Array, stamp: Stamp): Promise<Uint8Array> {
  const pdf = await openPdf(bytes);
  const { pdfium, document } = pdf;
  const { calls } = pdfium;
  try {
    if (stamp.removes_proposal && !removeProposalMark(pdfium, document)) {
      throw new DocumentRefused('order_marked_proposed');
    }
    let page = calls.FPDF_LoadPage(document, 0);
    if (page === 0) throw new DocumentRefused('document_corrupt', { page: 1 });
    let frame = readPageFrame(pdfium, page);
    const height = heightOf(stamp);
    let place = findBlankPlace(drawOpenPage(pdfium, page, frame, pointsPerInch), { width, height });
    if (place === null) {
      calls.FPDF_ClosePage(page);
      page = calls.FPDFPage_New(document, 0, letter.width, letter.height);
      frame = readPageFrame(pdfium, page);
      place = { left: letter.width - width - 36, top: 36 };
    }
    drawStamp({ pdfium, document, page, frame }, place, stamp);
    const drawn = calls.FPDFPage_GenerateContent(page);
    calls.FPDF_ClosePage(page);
    if (!drawn) throw new DocumentRefused('document_corrupt', { page: 1 });
    return savePdf(pdfium, document);
  } finally {
    pdf.close();
  }
}

const heightOf = ({ lines }: Pick<Stamp, 'lines'>) => 2 * padding + markSize + 4 + lines.length * leading;

function drawStamp(sheet: Sheet, { left, top }: Place, { mark, lines }: Stamp): void {
  const { calls } = sheet.pdfium;
  const height = heightOf({ lines });
  const border = calls.FPDFPageObj_CreateNewRect(0, 0, width, height);
  calls.FPDFPath_SetDrawMode(border, 0, 1);
  calls.FPDFPageObj_SetStrokeColor(border, 0, 0, 0, 255);
  calls.FPDFPageObj_SetStrokeWidth(border, 1.2);
  putUpright(sheet, border, { left, top: top + height }, 1);
  let baseline = top + padding + markSize * 0.8;
  writeLine(sheet, mark, { font: 'Helvetica-Bold', size: markSize }, { left, top: baseline });
  baseline += markSize * 0.3 + 2;
  for (const line of lines) {
    baseline += leading;
    writeLine(sheet, line, { font: 'Helvetica', size: lineSize }, { left, top: baseline });
  }
}

/** A centered line, smaller where it would be wider than the stamp. */
function writeLine(sheet: Sheet, text: string, { font, size }: { font: string; size: number }, at: Place): void {
  const { pdfium, document } = sheet;
  const { calls } = pdfium;
  const object = withText(pdfium, font, 'latin1', (name) => calls.FPDFPageObj_NewTextObj(document, name, size));
  withText(pdfium, text, 'utf16le', (words) => calls.FPDFText_SetText(object, words));
  calls.FPDFPageObj_SetFillColor(object, 0, 0, 0, 255);
  const drawn = widthOf(pdfium, object);
  const scale = Math.min(1, (width - 2 * padding) / Math.max(1, drawn));
  putUpright(sheet, object, { left: at.left + (width - drawn * scale) / 2, top: at.top }, scale);
}
