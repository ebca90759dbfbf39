import { DocumentRefused } from '../DocumentRefused.ts';
import { type OpenPdf, openPdf } from './openPdf.ts';

export const mostPagesByDefault = 2000;

/** How many pages a PDF has. */
export async function countPdfPages(bytes: Uint8Array, mostPages?: number): Promise<number> {
  const pdf = await openPdf(bytes);
  try {
    assertPageCount(pdf, mostPages);
    return pdf.pageCount;
  } finally {
    pdf.close();
  }
}

/** The sizes of a PDF's pages, upright, in points, without reading what is on them. */
export async function readPdfSizes(
  bytes: Uint8Array,
  mostPages?: number,
): Promise<{ width: number; height: number }[]> {
  const pdf = await openPdf(bytes);
  const { calls } = pdf.pdfium;
  const size = calls.malloc(8);
  try {
    assertPageCount(pdf, mostPages);
    return Array.from({ length: pdf.pageCount }, (_, index) => {
      if (!calls.FPDF_GetPageSizeByIndexF(pdf.document, index, size)) {
        throw new DocumentRefused('document_corrupt', { page: index + 1 });
      }
      const at = size >> 2;
      return { width: roundSize(pdf.pdfium.floats[at]!), height: roundSize(pdf.pdfium.floats[at + 1]!) };
    });
  } finally {
    calls.free(size);
    pdf.close();
  }
}

export function assertPageCount(pdf: OpenPdf, mostPages = mostPagesByDefault): void {
  if (pdf.pageCount < 1) throw new DocumentRefused('document_corrupt');
  if (pdf.pageCount > mostPages) {
    throw new DocumentRefused('document_too_many_pages', { pages: pdf.pageCount, most: mostPages });
  }
}

/** Hundredths of a point: the file's own numbers are floats with noise behind them. */
export function roundSize(points: number): number {
  return Math.round(points * 100) / 100;
}
