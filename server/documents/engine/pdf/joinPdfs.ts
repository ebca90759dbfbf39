import type { JoinedFile } from '#server/kernel/ports/DocumentEngine';
import { DocumentRefused } from '../DocumentRefused.ts';
import { type OutlineItem, readOutlineItems, writeOutlineItems } from './fixes/outline.ts';
import { numberPages } from './numberPages.ts';
import { type OpenPdf, openPdf } from './openPdf.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';
import { savePdf } from './savePdf.ts';

/** Its title is that of its bookmark; null for none. */
export type PdfPart = { bytes: Uint8Array; title: string | null };

/**
 * Several PDFs as one, with a bookmark for each, under which its own bookmarks are; `numbered` prints page numbers. A PDF
 * that cannot be opened is left out. Throws `document_corrupt` if that is all of them.
 */
export async function joinPdfs(parts: readonly PdfPart[], numbered = false): Promise<JoinedFile> {
  const pdfium = await loadPdfium();
  const made = pdfium.calls.FPDF_CreateNewDocument();
  const firstPages: (number | null)[] = [];
  const bookmarks: OutlineItem[] = [];
  let pages = 0;
  try {
    for (const { bytes, title } of parts) {
      const pdf = await openPdf(bytes).catch(nothingIfRefused);
      const copied = pdf !== null && copyPages(pdfium, made, pdf, pages);
      firstPages.push(copied ? pages + 1 : null);
      if (copied) {
        const items = movedBy(pages, readOutlineItems(pdfium, pdf.document));
        bookmarks.push(...(title === null ? items : [{ title, page: pages + 1, items }]));
        pages += pdf.pageCount;
      }
      pdf?.close();
    }
    if (pages === 0) throw new DocumentRefused('document_corrupt');
    writeOutlineItems(pdfium, made, bookmarks);
    if (numbered) numberPages({ pdfium, document: made, pageCount: pages });
    return { bytes: savePdf(pdfium, made), firstPages };
  } finally {
    pdfium.calls.FPDF_CloseDocument(made);
  }
}

const copyPages = (pdfium: Pdfium, made: number, pdf: OpenPdf, at: number): boolean =>
  pdf.pageCount > 0 && Boolean(pdfium.calls.FPDF_ImportPagesByIndex(made, pdf.document, 0, 0, at));

const movedBy = (pages: number, items: readonly OutlineItem[]): OutlineItem[] =>
  items.map(({ title, page, items: below }) => ({
    title,
    page: page === null ? null : page + pages,
    items: movedBy(pages, below),
  }));

function nothingIfRefused(error: unknown): null {
  if (error instanceof DocumentRefused) return null;
  throw error;
}
