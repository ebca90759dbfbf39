import { openPdf } from '#server/documents/engine/pdf/openPdf';
import { loadPdfium } from '#server/documents/engine/pdf/pdfium';
import { savePdf, withText } from '#server/documents/engine/pdf/savePdf';

/** One PDF with the pages of several, as a scanner makes from a stack of paper. */
export async function joinPdfs(...parts: Uint8Array[]): Promise<Buffer> {
  const pdfium = await loadPdfium();
  const { calls } = pdfium;
  const whole = calls.FPDF_CreateNewDocument();
  let pages = 0;
  for (const part of parts) {
    const pdf = await openPdf(part);
    withText(pdfium, `1-${pdf.pageCount}`, 'latin1', (range) =>
      calls.FPDF_ImportPages(whole, pdf.document, range, pages),
    );
    pages += pdf.pageCount;
    pdf.close();
  }
  const bytes = Buffer.from(savePdf(pdfium, whole));
  calls.FPDF_CloseDocument(whole);
  return bytes;
}
