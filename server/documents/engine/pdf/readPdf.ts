import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { Unseen } from '#domain/documentFacts/Unseen';
import type { PageText } from '#domain/documents/DocumentText';
import type { StepEnded } from '#domain/reading/StepEnded';
import { DocumentRefused } from '../DocumentRefused.ts';
import { type AnnotationsLook, lookAtAnnotations } from '../facts/lookAtAnnotations.ts';
import type { MeasuredPage } from '../facts/MeasuredPage.ts';
import { measureLayout } from '../facts/measureLayout.ts';
import { measurePage } from '../facts/measurePage.ts';
import { type PdfFacts, readPdfFacts } from '../facts/readPdfFacts.ts';
import { layOutPage } from '../layout/layOutPage.ts';
import { layOutRecognized } from '../ocr/layOutRecognized.ts';
import { unpackRecognized } from '../ocr/RecognizedPage.ts';
import { assessTextLayer } from './assessTextLayer.ts';
import { loadPrintedPage, splitCovered } from './loadPrintedPage.ts';
import { assertPageCount, roundSize } from './measurePdf.ts';
import { type OpenPdf, openPdf } from './openPdf.ts';
import type { PrintedWord } from './PrintedWord.ts';
import { type PageFrame, readPageFrame } from './pageFrame.ts';
import type { FontStyle } from './readTextStyle.ts';
import { describeUnseenOfFile } from './unseen/describeUnseenOfFile.ts';
import { gatherPage } from './unseen/gatherPage.ts';
import { hangsLayersOnForms } from './unseen/hangsLayersOnForms.ts';
import { LetterWatch } from './unseen/LetterWatch.ts';
import { lookAtNotes, type Note } from './unseen/lookAtNotes.ts';
import { readSeenWords } from './unseen/readSeenWords.ts';
import { openGathered, type UnseenGathered } from './unseen/UnseenGathered.ts';
import { withoutSecrets } from './unseen/withoutSecrets.ts';

export type PdfOptions = {
  /** More pages than this are not taken. */
  mostPages?: number;
  onPage?: (done: number, of: number) => void;
  /** What recognition found before, packed, by the pages' numbers; it counts only where the file does not say it. */
  recognized?: Record<number, string> | undefined;
  ended?: StepEnded | undefined;
};

/** The text of a PDF, the layout of its pages, and its other properties. */
export type FullPdf = { pages: PageText[]; layout: LayoutFacts; pdf: PdfFacts; unseen: Unseen[] };

/** The pages of a PDF as a reader sees them. */
export async function readPdf(bytes: Uint8Array, options: PdfOptions = {}): Promise<PageText[]> {
  return (await readFullPdf(bytes, options)).pages;
}

/** Opens a PDF once and reads all of it. */
export async function readFullPdf(bytes: Uint8Array, options: PdfOptions = {}): Promise<FullPdf> {
  const pdf = await openPdf(bytes);
  const { recognized, ended } = options;
  ended?.('open');
  const annotations = lookAtAnnotations(pdf.pdfium, pdf.document);
  try {
    assertPageCount(pdf, options.mostPages);
    const measured: MeasuredPage[] = [];
    const gathered = openGathered();
    const formsMayHide = hangsLayersOnForms(bytes);
    const fonts = new Map<number, FontStyle>();
    const reader = {
      ...pdf,
      fonts,
      formsMayHide,
      watch: new LetterWatch(),
      recognized,
      ended,
      measured,
      annotations,
      gathered,
    };
    const pages = Array.from({ length: pdf.pageCount }, (_, index) => {
      const page = readPage(reader, index);
      options.onPage?.(index + 1, pdf.pageCount);
      return page;
    });
    const layout = measureLayout(pages, measured);
    const facts = readPdfFacts(pdf, bytes, annotations.found);
    ended?.('layout and file measurements');
    const { bookmarks, links } = facts;
    const texts = pages.map((page) => page.text);
    const found = [...gathered.found, ...describeUnseenOfFile(pdf, bytes, gathered, { texts, bookmarks, links })];
    const unseen = withoutSecrets(found, gathered.secret, texts, gathered.blackBoxes > 0);
    ended?.('hidden contents of the file');
    return {
      pages,
      layout,
      pdf: gathered.pictured.length === 0 ? facts : { ...facts, pictured: gathered.pictured },
      unseen,
    };
  } finally {
    annotations.close();
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
    const reader = {
      ...pdf,
      fonts: new Map<number, FontStyle>(),
      formsMayHide: hangsLayersOnForms(bytes),
      watch: new LetterWatch(),
      recognized,
    };
    return number < 1 || number > pdf.pageCount ? null : readPage(reader, number - 1);
  } finally {
    pdf.close();
  }
}

type Reader = Pick<OpenPdf, 'pdfium' | 'document'> & {
  fonts: Map<number, FontStyle>;
  formsMayHide: boolean;
  watch: LetterWatch;
  recognized: PdfOptions['recognized'];
  ended?: StepEnded | undefined;
  measured?: MeasuredPage[];
  annotations?: AnnotationsLook;
  gathered?: UnseenGathered;
};

function readPage(
  { pdfium, document, fonts, formsMayHide, watch, recognized, ended, measured, annotations, gathered }: Reader,
  index: number,
): PageText {
  const { calls } = pdfium;
  let notes: Note[] = [];
  const printed = loadPrintedPage(pdfium, document, index, (plain) => {
    annotations?.look(plain);
    notes = lookAtNotes(pdfium, plain);
  });
  const { page } = printed;
  if (page === 0) throw new DocumentRefused('document_corrupt', { page: index + 1 });
  ended?.('pages');
  try {
    const frame = readPageFrame(pdfium, page);
    // A page with damaged contents is present, without words; its neighbors are read nonetheless.
    const read = readSeenWords(pdfium, page, frame, { fonts, notes, formsMayHide, watch });
    const { seen: shown, covered } = splitCovered(read?.words ?? [], frame, printed);
    const seen = shown.filter((word) => isOnPage(word, frame));
    if (gathered && read) gatherPage(gathered, index + 1, { frame, notes, seen, covered, read });
    ended?.('visible words with positions');
    const legibility = read === undefined || read.isFalse ? 'garbled' : assessTextLayer(pdfium, page, frame, seen);
    ended?.('legibility of the text layer');
    const size = { number: index + 1, width: roundSize(frame.width), height: roundSize(frame.height) };
    if (legibility === 'readable') {
      const laid = layOutPage({ ...size, source: 'text-layer' }, seen);
      ended?.('layout');
      const set = measured && measurePage(size, seen);
      if (set) measured.push(set);
      return laid;
    }
    const found = recognized?.[index + 1];
    const recognition = found === undefined ? undefined : unpackRecognized(found);
    if (recognition === undefined || recognition.outcome === 'illegible') {
      return layOutPage({ ...size, source: 'none' }, seen);
    }
    return layOutRecognized(size, legibility === 'garbled' ? [] : seen, recognition);
  } finally {
    calls.FPDF_ClosePage(page);
  }
}

function isOnPage(word: PrintedWord, frame: PageFrame): boolean {
  return word.right > 0 && word.left < frame.width && word.bottom > 0 && word.top < frame.height;
}
