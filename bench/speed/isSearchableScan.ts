import { countPictures } from '#server/documents/engine/pdf/countPictures';
import { openPdf } from '#server/documents/engine/pdf/openPdf';

/** From this fraction of a page on, the image is what people read, whatever text was placed over it. */
const leastCoverage = 0.7;

/** Whether most pages of a PDF are images with recognized text, not born digital. */
export async function isSearchableScan(bytes: Uint8Array): Promise<boolean> {
  const pdf = await openPdf(bytes);
  const { calls } = pdf.pdfium;
  try {
    let pictured = 0;
    for (let index = 0; index < pdf.pageCount; index++) {
      const page = calls.FPDF_LoadPage(pdf.document, index);
      if (page === 0) continue;
      const area = calls.FPDF_GetPageWidthF(page) * calls.FPDF_GetPageHeightF(page);
      if (countPictures(pdf.pdfium, page).covered > leastCoverage * area) pictured += 1;
      calls.FPDF_ClosePage(page);
    }
    return 2 * pictured > pdf.pageCount;
  } finally {
    pdf.close();
  }
}
