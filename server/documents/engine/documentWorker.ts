import { readFile } from 'node:fs/promises';
import { readFiling } from '#domain/filings/readFiling';
import type { AnalyzedDocument, EngineStep } from './DocumentEngine.ts';
import { DocumentRefused } from './DocumentRefused.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { readPdfSizes } from './pdf/readPdf.ts';
import { renderPdfPage } from './pdf/renderPdfPage.ts';
import { readDocument } from './readDocumentText.ts';
import { sniffDocument } from './sniffDocument.ts';
import type { WorkerMessage, WorkerTask } from './workerProtocol.ts';

/** The process in which untrusted documents are opened, one at a time. It knows nothing but the file it is given. */

const say = (message: WorkerMessage) => process.send?.(message);

async function work(task: WorkerTask): Promise<unknown> {
  const bytes = new Uint8Array(await readFile(task.file.path));
  const format = sniffDocument(bytes, task.file.name);
  switch (task.kind) {
    case 'inspect':
      if (format === 'pdf') return { format, pages: (await readPdfSizes(bytes)).length };
      return { format, pages: (await readDocument(bytes, task.file.name)).pages };
    case 'sizes':
      return format === 'pdf' ? readPdfSizes(bytes) : null;
    case 'read':
      return (await readDocument(bytes, task.file.name)).text;
    case 'render':
      return format === 'pdf' ? renderPdfPage(bytes, task.page, task.width) : null;
    case 'analyze':
      return analyze(bytes, task);
  }
}

async function analyze(
  bytes: Uint8Array,
  { file, today }: Extract<WorkerTask, { kind: 'analyze' }>,
): Promise<AnalyzedDocument> {
  const began = performance.now();
  const document = await readDocument(bytes, file.name, { onPage: sayNowAndThen() });
  const read = performance.now();
  say({ kind: 'step', step: { step: 'analyzing' } });
  const reading = readFiling(document.text, { today });
  const timings = { reading: read - began, analyzing: performance.now() - read };
  return { ...document, reading, timings };
}

/** Every page would be too much news: the first, the last, and one each quarter second. */
function sayNowAndThen(): (done: number, of: number) => void {
  let last = 0;
  return (done, of) => {
    const now = performance.now();
    if (done > 1 && done < of && now - last < 250) return;
    last = now;
    say({ kind: 'step', step: { step: 'reading', done, of } satisfies EngineStep });
  };
}

process.on('message', (task: WorkerTask) => {
  work(task).then(
    async (result) =>
      say({ kind: 'done', result, heldBytes: (await loadPdfium()).heldBytes + process.memoryUsage().rss }),
    (error: unknown) => {
      if (error instanceof DocumentRefused) say({ kind: 'refused', code: error.code, details: error.details });
      else say({ kind: 'fault', message: String((error as Error)?.stack ?? error) });
    },
  );
});
// The server is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit(0));
void loadPdfium().then(() => say({ kind: 'ready' }));
