import { Socket } from 'node:net';
import { gatherTextFacts } from '#domain/documentFacts/gatherTextFacts';
import { limitFacts } from '#domain/documentFacts/limitFacts';
import type { MarkedParagraph } from '#domain/orders/word/MarkedParagraph';
import { printedFront } from '#domain/reading/learned/printedFront';
import { readFiling } from '#domain/reading/readFiling';
import type { PageWords } from '#domain/text/PageWords';
import type { AnalyzedDocument, EngineStep, Inspection } from '#server/kernel/ports/DocumentEngine';
import { packPage, packWords } from '../text/packWords.ts';
import { DocumentRefused } from './DocumentRefused.ts';
import { appendPages } from './pdf/appendPages.ts';
import { drawForRecognition } from './pdf/drawForRecognition.ts';
import { extractPages } from './pdf/extractPages.ts';
import { findSheets } from './pdf/findSheets.ts';
import { fixPdf } from './pdf/fixes/fixPdf.ts';
import { joinPdfs } from './pdf/joinPdfs.ts';
import { countPdfPages, readPdfSizes } from './pdf/measurePdf.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { readPdfPage } from './pdf/readPdf.ts';
import { renderPdfPage } from './pdf/renderPdfPage.ts';
import { stampPdf } from './pdf/stampPdf.ts';
import { readDocument } from './readDocumentText.ts';
import { receiveBytes } from './receiveBytes.ts';
import { sniffDocument } from './sniffDocument.ts';
import { readMarkedDocx } from './word/readMarkedDocx.ts';
import {
  bytesChannel,
  type SentOrder,
  type WantsRecognition,
  type WorkerMessage,
  type WorkerOrder,
  type WorkerTask,
} from './workerProtocol.ts';

/**
 * The process in which untrusted documents are opened, one at a time. It has access only to the file that it receives.
 */

const channel = new Socket({ fd: bytesChannel, readable: true, writable: false });

const say = (message: WorkerMessage, then?: () => void) => process.send?.(message, undefined, undefined, then);

async function work({ task, sizes, mostPages, recognized }: SentOrder): Promise<unknown> {
  const { name } = task.file;
  const files: Uint8Array[] = [];
  for (const size of sizes) files.push(await receiveBytes(channel, size));
  const bytes = files[0]!;
  switch (task.kind) {
    case 'inspect':
      return inspect(bytes, name, mostPages);
    case 'sizes':
      return sniffDocument(bytes, name) === 'pdf' ? readPdfSizes(bytes, mostPages) : null;
    case 'read':
      return (await readDocument(bytes, name, { mostPages, recognized })).text;
    case 'front':
      return printedFront((await readDocument(bytes, name, { mostPages, recognized })).text);
    case 'marked':
      return readMarked(bytes, name);
    case 'words':
      return packWords((await readDocument(bytes, name, { mostPages, recognized })).text);
    case 'pageWords':
      return readPageWords(bytes, name, task.page, recognized);
    case 'render':
      return sniffDocument(bytes, name) === 'pdf' ? renderPdfPage(bytes, task.page, task.width, task.tile) : null;
    case 'append':
      return sniffDocument(bytes, name) === 'pdf' ? appendPages(bytes, task.appended) : null;
    case 'join':
      return joinPdfs(
        task.parts.map(({ title }, at) => ({ bytes: files[at]!, title })),
        task.numbered,
      );
    case 'analyze':
      return analyze(bytes, task, { mostPages, recognized });
    case 'sheets':
      return findSheets(onlyPdf(bytes, name), task, mostPages);
    case 'extract':
      return extractPages(onlyPdf(bytes, name), task);
    case 'stamp':
      return stampPdf(onlyPdf(bytes, name), task.stamp);
    case 'fix':
      return fixPdf(onlyPdf(bytes, name), task.order, { mostPages, recognized });
    case 'draw':
      return sniffDocument(bytes, name) === 'pdf' ? drawForRecognition(bytes, task.page, task.order) : null;
  }
}

function onlyPdf(bytes: Uint8Array, name: string): Uint8Array {
  if (sniffDocument(bytes, name) !== 'pdf') throw new DocumentRefused('document_not_pdf');
  return bytes;
}

function readMarked(bytes: Uint8Array, name: string): MarkedParagraph[] {
  if (sniffDocument(bytes, name) !== 'docx') throw new DocumentRefused('document_wrong_type');
  return readMarkedDocx(bytes);
}

async function readPageWords(
  bytes: Uint8Array,
  name: string,
  number: number,
  recognized: WorkerOrder['recognized'],
): Promise<PageWords | null> {
  const page = sniffDocument(bytes, name) === 'pdf' ? await readPdfPage(bytes, number, { recognized }) : null;
  return page && packPage(page);
}

async function inspect(bytes: Uint8Array, name: string, mostPages: number): Promise<Inspection> {
  const format = sniffDocument(bytes, name);
  if (format === 'pdf') return { format, pages: await countPdfPages(bytes, mostPages) };
  return { format, pages: (await readDocument(bytes, name)).pages };
}

async function analyze(
  bytes: Uint8Array,
  { file, today, mayRecognize, templates }: Extract<WorkerTask, { kind: 'analyze' }>,
  known: Pick<WorkerOrder, 'mostPages' | 'recognized'>,
): Promise<AnalyzedDocument | WantsRecognition> {
  const began = performance.now();
  const read = await readDocument(bytes, file.name, { ...known, onPage: reportAtIntervals() });
  const { text, file: fileFacts, layout, unseen, ...document } = read;
  const wanting = document.pagesWithoutText.filter((page) => known.recognized?.[page] === undefined);
  if (mayRecognize && wanting.length > 0) return { wanting, known: document.pagesRecognized.length };
  const opened = performance.now();
  say({ kind: 'step', step: { step: 'analyzing' } });
  const reading = readFiling(text, { today, templates });
  const facts = limitFacts({ ...gatherTextFacts(text, reading), file: fileFacts, layout, unseen });
  const timings = { reading: opened - began, analyzing: performance.now() - opened };
  return { ...document, pagesLeft: 0, reading, facts, timings };
}

/** Reports progress for the first page, the last, and at most every quarter second. */
function reportAtIntervals(): (done: number, of: number) => void {
  let last = 0;
  return (done, of) => {
    const now = performance.now();
    if (done > 1 && done < of && now - last < 250) return;
    last = now;
    say({ kind: 'step', step: { step: 'reading', done, of } satisfies EngineStep });
  };
}

function reportFailure(error: unknown): void {
  if (error instanceof DocumentRefused) say({ kind: 'refused', code: error.code, details: error.details });
  // A document that makes PDFium stumble is damaged, and leaves nothing behind that the next one could be opened with.
  else if (error instanceof Error && error.name === 'RuntimeError') {
    say({ kind: 'refused', code: 'document_corrupt', details: {} }, () => process.exit(1));
  } else if (error instanceof RangeError) {
    // The document exceeds a process's limits; a second attempt would fail as well.
    say({ kind: 'refused', code: 'document_too_much_memory', details: {} });
  } else say({ kind: 'fault', message: String((error as Error)?.stack ?? error) });
}

process.on('message', (order: SentOrder) => {
  work(order).then((result) => say({ kind: 'done', result, heldBytes: process.memoryUsage.rss() }), reportFailure);
});
// Signals go to the entire process group; the server decides whether this process is still needed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
// The server has exited, so no one will receive a response.
process.on('disconnect', () => process.exit(0));
void loadPdfium().then(() => say({ kind: 'ready' }));
