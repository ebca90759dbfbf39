import type { DocumentText } from '#domain/documents/DocumentText';
import type { FixOrder } from '#domain/fixes/Fix';
import type { MarkedParagraph } from '#domain/orders/word/MarkedParagraph';
import type { LearnedTemplate } from '#domain/reading/learned/LearnedTemplate';
import type { PrintedFront } from '#domain/reading/learned/printedFront';
import type { DocumentWords, PageWords } from '#domain/text/PageWords';
import type {
  AnalyzedDocument,
  DocumentFile,
  EngineStep,
  FixedFile,
  Inspection,
  JoinedFile,
  JoinedPart,
  PageTile,
  SheetPage,
  Stamp,
} from '#server/kernel/ports/DocumentEngine';
import type { DocumentRefusalCode } from './documentRefusals.ts';
import type { DrawingOrder, DrawnPage } from './pdf/drawForRecognition.ts';

/** What the server asks of a worker. */
export type WorkerTask =
  | { kind: 'inspect'; file: DocumentFile }
  | { kind: 'read'; file: DocumentFile }
  | { kind: 'front'; file: DocumentFile }
  | { kind: 'marked'; file: DocumentFile }
  | {
      kind: 'analyze';
      file: DocumentFile;
      today: string;
      mayRecognize: boolean;
      templates?: readonly LearnedTemplate[] | undefined;
    }
  | { kind: 'sizes'; file: DocumentFile }
  | { kind: 'words'; file: DocumentFile }
  | { kind: 'pageWords'; file: DocumentFile; page: number }
  | { kind: 'render'; file: DocumentFile; page: number; width: number; tile?: PageTile }
  | { kind: 'append'; file: DocumentFile; appended: Uint8Array }
  | { kind: 'join'; file: DocumentFile; parts: readonly JoinedPart[]; numbered: boolean }
  | { kind: 'sheets'; file: DocumentFile; from: number; to: number }
  | { kind: 'extract'; file: DocumentFile; from: number; to: number }
  | { kind: 'stamp'; file: DocumentFile; stamp: Stamp }
  | { kind: 'fix'; file: DocumentFile; order: FixOrder }
  | { kind: 'draw'; file: DocumentFile; page: number; order: DrawingOrder };

/** A task, the maximum number of pages of a document, and its recognized pages, packed. */
export type WorkerOrder = { task: WorkerTask; mostPages: number; recognized?: Record<number, string> | undefined };

/**
 * What the process is sent: the order with the sizes of its files, whose bytes follow through a separate channel, since
 * it may not read the files itself.
 */
export type SentOrder = WorkerOrder & { sizes: readonly number[] };

/** The channel of the documents' bytes: the number of its file descriptor in the worker. */
export const bytesChannel = 4;

/** Pages that a recognizer should read before the document is analyzed, and how many it has recognized. */
export type WantsRecognition = { wanting: number[]; known: number };

export type WorkerResult = {
  inspect: Inspection;
  read: DocumentText;
  front: PrintedFront;
  marked: MarkedParagraph[];
  analyze: AnalyzedDocument | WantsRecognition;
  sizes: { width: number; height: number }[] | null;
  words: DocumentWords;
  pageWords: PageWords | null;
  render: Uint8Array | null;
  append: Uint8Array | null;
  join: JoinedFile;
  sheets: SheetPage[];
  extract: Uint8Array;
  stamp: Uint8Array;
  fix: FixedFile;
  draw: DrawnPage | null;
};

/**
 * A worker's messages: that it is up, its progress, and how it ended. A fault is the portal's, a refusal the
 * document's.
 */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'step'; step: EngineStep }
  | { kind: 'done'; result: unknown; heldBytes: number }
  | { kind: 'refused'; code: DocumentRefusalCode; details: Record<string, unknown> }
  | { kind: 'fault'; message: string };
