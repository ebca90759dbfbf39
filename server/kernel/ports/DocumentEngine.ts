import type { DocumentFacts } from '#domain/documentFacts/DocumentFacts';
import type { DocumentText } from '#domain/documents/DocumentText';
import type { FileFormat } from '#domain/documents/fileFormats';
import type { FixOrder, FixReport } from '#domain/fixes/Fix';
import type { MarkedParagraph } from '#domain/orders/word/MarkedParagraph';
import type { LearnedTemplate } from '#domain/reading/learned/LearnedTemplate';
import type { PrintedFront } from '#domain/reading/learned/printedFront';
import type { Reading } from '#domain/reading/Reading';
import type { DocumentWords, PageWords } from '#domain/text/PageWords';
import type { Recognizer } from './Recognizer.ts';

/**
 * A file on this machine, and the name it was sent with. Its recognized pages are found by its SHA-256, if given.
 * `user` is the person, or the address of a visitor, on whose behalf it is opened: they take turns and have a budget.
 * The portal's own work has none.
 */
export type DocumentFile = { path: string; name: string; sha256?: string; user?: string };

/** A square of a page that is drawn `tileSide` pixels wide and high, counted from the upper left corner. */
export type PageTile = { column: number; row: number };
export const tileSide = 1024;

/** The results of inspecting a file without reading it. */
export type Inspection = { format: FileFormat; pages: number | null };

/** A page with the code of a separator sheet. */
export type SheetPage = { page: number; code: string };

/** The words of a stamp, from its mark (`FILED`) to the clerk, one line each. */
export type Stamp = {
  mark: string;
  lines: readonly string[];
  /** Removes “[Proposed]” from the pages first. Refused if it cannot be removed from all of them. */
  removes_proposal?: true;
};

/** A fixed copy of a PDF, and what was changed in it. */
export type FixedFile = { bytes: Uint8Array; pages: number; report: FixReport };

/** A PDF that is joined with others, and the bookmark that leads to it. */
export type JoinedPart = { file: DocumentFile; title: string };

/** Several PDFs as one, with the first page of each, from 1; null for those that could not be opened. */
export type JoinedFile = { bytes: Uint8Array; firstPages: (number | null)[] };

/** What happens in the worker as it happens. */
export type EngineStep =
  | { step: 'reading'; done: number; of: number }
  | { step: 'recognizing'; done: number; of: number }
  | { step: 'analyzing' };

/** Milliseconds of each step. */
export type EngineTimings = { reading: number; analyzing: number };

/**
 * Everything read in a document. The text itself stays in the worker: a long filing has a million words with positions,
 * and receiving it would block the server for seconds; `read` returns it on request.
 */
export type AnalyzedDocument = Inspection & {
  /** Numbers of the pages whose words the file does not carry: pictures, but for a banner or a stamp. */
  pagesWithoutText: number[];
  /** Numbers of the pages whose words were read off their picture. */
  pagesRecognized: number[];
  /** The number of pages that there was no time to recognize. */
  pagesLeft: number;
  reading: Reading;
  /** What checks examine besides the reading. */
  facts: DocumentFacts;
  timings: EngineTimings;
};

export type ReadingOptions = {
  /** ISO date: what `today` is for the reader. */
  today: string;
  /** What the corrections of the court have taught. */
  templates?: readonly LearnedTemplate[];
  onStep?: (step: EngineStep) => void;
  /** Recognition of a scan ends after this many milliseconds, and the readable part is used. */
  recognizeFor?: number;
  /** Recognition pauses after this many milliseconds with a RecognitionPaused; finished pages are kept. */
  pauseAfter?: number;
};

/** Pages of a scan are not recognized yet; called again, the engine continues where it stopped. */
export class RecognitionPaused extends Error {}

/**
 * Opens untrusted documents in separate processes with limits on time and memory. Unacceptable documents are refused
 * with a `document_…` code, the file's name, and the problem; the server itself is never affected.
 */
export type DocumentEngine = {
  /** Type by content, whether it opens, and its pages. */
  inspect(file: DocumentFile): Promise<Inspection>;
  /** Text with positions, and everything read in it. */
  analyze(file: DocumentFile, options: ReadingOptions): Promise<AnalyzedDocument>;
  /** What a document says and where, for the text view. */
  read(file: DocumentFile): Promise<DocumentText>;
  /** The heading and the text of the first page, from which the portal learns. */
  readFront(file: DocumentFile): Promise<PrintedFront>;
  /** The paragraphs of a DOCX with their accepted text, bookmarks, and content controls. */
  readMarked(file: DocumentFile): Promise<MarkedParagraph[]>;
  /** Upright, in points; null for a document without fixed pages. */
  pageSizes(file: DocumentFile): Promise<{ width: number; height: number }[] | null>;
  /** The words of every page or paragraph, packed, for the viewer's search. */
  readWords(file: DocumentFile): Promise<DocumentWords>;
  /** The words of one page; null when there is no such page. */
  readPageWords(file: DocumentFile, page: number): Promise<PageWords | null>;
  /** WebP; null when there is no such page. */
  renderPage(file: DocumentFile, page: number, width: number, tile?: PageTile): Promise<Uint8Array | null>;
  /** A PDF followed by the pages of another one; null if the file is not a PDF. */
  appendPages(file: DocumentFile, appended: Uint8Array): Promise<Uint8Array | null>;
  /**
   * Several PDFs as one, in this order, with a bookmark for each and its own bookmarks under it; with `numbered`, also
   * with consecutive page numbers from 1 on the pages.
   */
  joinPdfs(parts: readonly JoinedPart[], options?: { numbered?: boolean }): Promise<JoinedFile>;
  /** The pages of a PDF from `from` to `to` on which a separator sheet's code is printed. */
  findSheets(file: DocumentFile, from: number, to: number): Promise<SheetPage[]>;
  /** Some pages of a PDF as a separate document. */
  extractPages(file: DocumentFile, from: number, to: number): Promise<Uint8Array>;
  /** A copy of a PDF with a stamp on its first page, or on a page before it where that has no room. */
  stamp(file: DocumentFile, stamp: Stamp): Promise<Uint8Array>;
  /** A fixed copy of a PDF, made with the pages of it that were recognized before. */
  fix(file: DocumentFile, order: FixOrder): Promise<FixedFile>;
  /** How many analyses of a user run or wait, and in how many seconds the budget of the hour lets the next one in. */
  usageOf(user: string): { analyses: number; secondsUntilFree: number };
  /** Tests the recognizer with a small image; null if scans are not recognized. */
  checkRecognizer(): Promise<{ kind: Recognizer['kind']; name: string; works: boolean } | null>;
  close(): Promise<void>;
};
