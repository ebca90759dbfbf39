import type { PageText } from '#domain/documents/DocumentText';
import type { StepEnded } from '#domain/filings/StepEnded';
import { DocumentRefused } from '../DocumentRefused.ts';
import { layOutPage } from '../layout/layOutPage.ts';
import { layOutRecognized } from '../ocr/layOutRecognized.ts';
import { unpackRecognized } from '../ocr/RecognizedPage.ts';
import { judgeTextLayer } from './judgeTextLayer.ts';
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
  /** What recognition found before, packed, by the pages' numbers; it counts only where the file does not say it. */
  recognized?: Record<number, string> | undefined;
  ended?: StepEnded | undefined;
};

/** The pages of a PDF as a reader sees them. */
export async function readPdf(bytes: Uint8Array, options: PdfOptions = {}): Promise<PageText[]> {
  const pdf = await openPdf(bytes);
  const { recognized, ended } = options;
  ended?.('open');
  try {
    refuseTooManyPages(pdf, options.mostPages);
    const reader = { ...pdf, boldFonts: new Map<number, boolean>(), recognized, ended };
    return Array.from({ length: pdf.pageCount }, (_, index) => {
      const page = readPage(reader, index);
      options.onPage?.(index + 1, pdf.pageCount);
      return page;
    });
  } finally {
    pdf.close();
  }
}

/** One page as a reader sees it; null when there is no such page. */
export async function readPdfPage(
  bytes: Uint8Array,
  number: number,
  { recognized }: Pick<PdfOptions, 'recognized'> = {},
): Promise<PageText | null> {
  const pdf = await openPdf(bytes);
  try {
    return number < 1 || number > pdf.pageCount
      ? null
      : readPage({ ...pdf, boldFonts: new Map(), recognized }, number - 1);
  } finally {
    pdf.close();
  }
}

type Reader = Pick<OpenPdf, 'pdfium' | 'document'> & {
  boldFonts: Map<number, boolean>;
  recognized: PdfOptions['recognized'];
  ended?: StepEnded | undefined;
};

function readPage({ pdfium, document, boldFonts, recognized, ended }: Reader, index: number): PageText {
  const { calls } = pdfium;
  const printed = loadPrintedPage(pdfium, document, index);
  const { page } = printed;
  if (page === 0) throw new DocumentRefused('document_corrupt', { page: index + 1 });
  const textPage = calls.FPDFText_LoadPage(page);
  ended?.('pages and their text');
  try {
    const frame = readPageFrame(pdfium, page);
    // A page whose contents are damaged is there, without words; its neighbours are read all the same.
    const words = textPage === 0 ? [] : readPrintedWords(pdfium, textPage, frame, boldFonts);
    const seen = dropCovered(words, frame, printed).filter((word) => isOnPage(word, frame));
    ended?.('words with places');
    const legibility = textPage === 0 ? 'garbled' : judgeTextLayer(pdfium, page, frame, seen);
    ended?.('whether it can be read');
    const size = { number: index + 1, width: roundSize(frame.width), height: roundSize(frame.height) };
    if (legibility === 'readable') {
      const laid = layOutPage({ ...size, source: 'text-layer' }, seen);
      ended?.('layout');
      return laid;
    }
    const found = recognized?.[index + 1];
    const read = found === undefined ? undefined : unpackRecognized(found);
    if (read === undefined || read.outcome === 'illegible') return layOutPage({ ...size, source: 'none' }, seen);
    return layOutRecognized(size, legibility === 'garbled' ? [] : seen, read);
  } finally {
    if (textPage !== 0) calls.FPDFText_ClosePage(textPage);
    calls.FPDF_ClosePage(page);
  }
}

function isOnPage(word: PrintedWord, frame: PageFrame): boolean {
  return word.right > 0 && word.left < frame.width && word.bottom > 0 && word.top < frame.height;
}
