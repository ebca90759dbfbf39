import type { PageText } from '#domain/documents/DocumentText';
import { DocumentRefused } from '../DocumentRefused.ts';
import { layOutPage } from '../layout/layOutPage.ts';
import { isReadable } from './isReadable.ts';
import { dropCovered, loadPrintedPage } from './loadPrintedPage.ts';
import { refuseTooManyPages, roundSize } from './measurePdf.ts';
import { type OpenPdf, openPdf } from './openPdf.ts';
import type { PrintedWord } from './PrintedWord.ts';
import { type PageFrame, readPageFrame } from './pageFrame.ts';
import { readPrintedWords } from './readPrintedWords.ts';

export type PdfOptions = {
  /** More pages than this are not taken. */
  mostPages?: number;
  onPage?: (done: number, of: number) => void;
};

/** The pages of a PDF as a reader sees them. */
export async function readPdf(bytes: Uint8Array, options: PdfOptions = {}): Promise<PageText[]> {
  const pdf = await openPdf(bytes);
  try {
    refuseTooManyPages(pdf, options.mostPages);
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

/** One page as a reader sees it; null when there is no such page. */
export async function readPdfPage(bytes: Uint8Array, number: number): Promise<PageText | null> {
  const pdf = await openPdf(bytes);
  try {
    return number < 1 || number > pdf.pageCount ? null : readPage(pdf, number - 1, new Map());
  } finally {
    pdf.close();
  }
}

function readPage({ pdfium, document }: OpenPdf, index: number, boldFonts: Map<number, boolean>): PageText {
  const { calls } = pdfium;
  const printed = loadPrintedPage(pdfium, document, index);
  const { page } = printed;
  if (page === 0) throw new DocumentRefused('document_corrupt', { page: index + 1 });
  const textPage = calls.FPDFText_LoadPage(page);
  try {
    const frame = readPageFrame(pdfium, page);
    // A page whose contents are damaged is there, without words; its neighbours are read all the same.
    const words = textPage === 0 ? [] : readPrintedWords(pdfium, textPage, frame, boldFonts);
    const seen = dropCovered(words, frame, printed).filter((word) => isOnPage(word, frame));
    const source = textPage !== 0 && isReadable(pdfium, page, frame, seen) ? 'text-layer' : 'none';
    const size = { width: roundSize(frame.width), height: roundSize(frame.height) };
    return layOutPage({ number: index + 1, ...size, source }, seen);
  } finally {
    if (textPage !== 0) calls.FPDFText_ClosePage(textPage);
    calls.FPDF_ClosePage(page);
  }
}

function isOnPage(word: PrintedWord, frame: PageFrame): boolean {
  return word.right > 0 && word.left < frame.width && word.bottom > 0 && word.top < frame.height;
}
