import type { PageText } from '#domain/documents/DocumentText';
import { DocumentRefused } from '../DocumentRefused.ts';
import { layOutPage } from '../layout/layOutPage.ts';
import { isReadable } from './isReadable.ts';
import { type OpenPdf, openPdf } from './openPdf.ts';
import { readPageFrame } from './pageFrame.ts';
import { readPrintedWords } from './readPrintedWords.ts';

export type PdfOptions = {
  /** More pages than this are not taken. */
  mostPages?: number;
  onPage?: (done: number, of: number) => void;
};

const mostPagesByDefault = 2000;

/** The pages of a PDF as a reader sees them. */
export async function readPdf(bytes: Uint8Array, options: PdfOptions = {}): Promise<PageText[]> {
  const pdf = await openPdf(bytes);
  try {
    refuseTooMany(pdf, options.mostPages);
    const boldFonts = new Map<number, boolean>();
    return Array.from({ length: pdf.pageCount }, (_, index) => {
      const page = readPage(pdf, index, boldFonts);
      options.onPage?.(index + 1, pdf.pageCount);
      return page;
    });
  } finally {
    pdf.close();
  }
}

/** The sizes of a PDF's pages, upright, in points. */
export async function readPdfSizes(
  bytes: Uint8Array,
  mostPages?: number,
): Promise<{ width: number; height: number }[]> {
  const pdf = await openPdf(bytes);
  try {
    refuseTooMany(pdf, mostPages);
    return Array.from({ length: pdf.pageCount }, (_, index) =>
      withPage(pdf, index, (page) => {
        const { width, height } = readPageFrame(pdf.pdfium, page);
        return { width, height };
      }),
    );
  } finally {
    pdf.close();
  }
}

function refuseTooMany(pdf: OpenPdf, mostPages = mostPagesByDefault): void {
  if (pdf.pageCount === 0) throw new DocumentRefused('document_corrupt');
  if (pdf.pageCount > mostPages)
    throw new DocumentRefused('document_too_many_pages', { pages: pdf.pageCount, most: mostPages });
}

/** A page whose contents are damaged is there, without words; its neighbours are read all the same. */
function readPage(pdf: OpenPdf, index: number, boldFonts: Map<number, boolean>): PageText {
  const { pdfium } = pdf;
  return withPage(pdf, index, (page) => {
    const frame = readPageFrame(pdfium, page);
    const textPage = pdfium.calls.FPDFText_LoadPage(page);
    if (textPage === 0)
      return { number: index + 1, width: frame.width, height: frame.height, lines: [], text: '', source: 'none' };
    const words = readPrintedWords(pdfium, textPage, frame, boldFonts).filter((word) => isOnPage(word, frame));
    pdfium.calls.FPDFText_ClosePage(textPage);
    const source = isReadable(pdfium, page, frame, words) ? 'text-layer' : 'none';
    return layOutPage({ number: index + 1, width: frame.width, height: frame.height, source }, words);
  });
}

function isOnPage(
  word: { left: number; right: number; top: number; bottom: number },
  frame: { width: number; height: number },
): boolean {
  return word.right > 0 && word.left < frame.width && word.bottom > 0 && word.top < frame.height;
}

function withPage<Result>(pdf: OpenPdf, index: number, work: (page: number) => Result): Result {
  const { calls } = pdf.pdfium;
  const page = calls.FPDF_LoadPage(pdf.document, index);
  if (page === 0) throw new DocumentRefused('document_corrupt', { page: index + 1 });
  try {
    return work(page);
  } finally {
    calls.FPDF_ClosePage(page);
  }
}
