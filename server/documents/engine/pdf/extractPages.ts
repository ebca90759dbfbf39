import { DocumentRefused } from '../DocumentRefused.ts';
import { openPdf } from './openPdf.ts';
import { savePdf, withText } from './savePdf.ts';

/** Some pages of a PDF, counted from 1, as a separate document. Scripts and attachments of the file stay behind. */
export async function extractPages(bytes: Uint8Array, { from, to }: { from: number; to: number }): Promise<Uint8Array> {
  const pdf = await openPdf(bytes);
  const { pdfium, document } = pdf;
  const part = pdfium.calls.FPDF_CreateNewDocument();
  try {
    const copied =
      from >= 1 &&
      to <= pdf.pageCount &&
      withText(pdfium, `${from}-${to}`, 'latin1', (pages) => pdfium.calls.FPDF_ImportPages(part, document, pages, 0));
    if (!copied) throw new DocumentRefused('document_corrupt');
    return savePdf(pdfium, part);
  } finally {
    pdfium.calls.FPDF_CloseDocument(part);
    pdf.close();
  }
}
