import os from 'node:os';
import { type Log, silentLog } from '#server/kernel/Log';
import {
  type AnalyzedDocument,
  type DocumentEngine,
  type DocumentFile,
  type EngineStep,
  type ReadingOptions,
  RecognitionPaused,
} from '#server/kernel/ports/DocumentEngine';
import { checkRecognizer } from './ocr/checkRecognizer.ts';
import type { Recognition, RecognizedStore } from './ocr/Recognition.ts';
import { recognizeDocument } from './ocr/recognizeDocument.ts';
import { mostPagesByDefault } from './pdf/measurePdf.ts';
import type { startDocumentWorker, WorkerLimits } from './startDocumentWorker.ts';
import { WorkerPool } from './WorkerPool.ts';

export type EngineOptions = Partial<WorkerLimits> & {
  log?: Log;
  /** Number of processes; by default, one per core. */
  workers?: number;
  /** Additional processes for page images and other interactive tasks; by default, one. */
  forPages?: number;
  /** Documents after which a worker is replaced. */
  documentsEach?: number;
  /** Pages that a document may have. */
  mostPages?: number;
  /** Starts a worker; tests let the tasks end when they say. */
  startWorker?: typeof startDocumentWorker;
  /** Called for each process that starts, so that it can be monitored from outside. */
  onStart?: (pid: number) => void;
  /** Called with the name of a document whose process ended, or had to be ended, while it worked on it. */
  onFall?: (document: string) => void;
  /** Recognizes pages without text; without it, they stay that way. The engine closes it. */
  recognition?: Recognition | undefined;
  /** Where recognized pages are kept. */
  recognized?: RecognizedStore | undefined;
};

/** Opens documents in separate processes, and reads pages that are images with `recognition`. */
export async function openDocumentEngine(options: EngineOptions = {}): Promise<DocumentEngine> {
  const { recognition } = options;
  const pool = openPool(options);

  /** The pages of a document that were recognized before. */
  async function findRecognized(
    { sha256 }: DocumentFile,
    page?: number,
  ): Promise<{ recognized?: Record<number, string> }> {
    return sha256 === undefined || !options.recognized
      ? {}
      : { recognized: await options.recognized.find(sha256, page) };
  }

  async function analyze(file: DocumentFile, asked: ReadingOptions): Promise<AnalyzedDocument> {
    const { today, templates, onStep } = asked;
    // A result that is not cached takes its place in the queue immediately.
    const known = file.sha256 === undefined ? {} : await findRecognized(file);
    const mayRecognize = recognition !== undefined;
    const first = await pool.run({ kind: 'analyze', file, today, mayRecognize, templates }, { onStep, ...known });
    if (!('wanting' in first)) return first;
    const found = await recognizeDocument(recognition!, options.recognized, {
      sha256: file.sha256,
      pages: first.wanting,
      known: first.known,
      draw: (page, order) => pool.run({ kind: 'draw', file, page, order }),
      onPage: (done, of) => onStep?.({ step: 'recognizing', done, of }),
      milliseconds: asked.pauseAfter ?? asked.recognizeFor,
    });
    if (found.left.length > 0 && asked.pauseAfter !== undefined) throw new RecognitionPaused();
    const recognized = { ...known.recognized, ...found.recognized };
    const second = await pool.run(
      { kind: 'analyze', file, today, mayRecognize: false, templates },
      { recognized, onStep: afterReading(onStep) },
    );
    return { ...(second as AnalyzedDocument), pagesLeft: found.left.length };
  }

  return {
    inspect: (file) => pool.run({ kind: 'inspect', file }),
    analyze,
    read: async (file) => pool.run({ kind: 'read', file }, await findRecognized(file)),
    readFront: async (file) => pool.run({ kind: 'front', file }, await findRecognized(file)),
    readMarked: (file) => pool.run({ kind: 'marked', file }),
    pageSizes: (file) => pool.run({ kind: 'sizes', file }),
    readWords: async (file) => pool.run({ kind: 'words', file }, await findRecognized(file)),
    readPageWords: async (file, page) => pool.run({ kind: 'pageWords', file, page }, await findRecognized(file, page)),
    renderPage: (file: DocumentFile, page, width, tile) =>
      pool.run({ kind: 'render', file, page, width, ...(tile ? { tile } : {}) }),
    appendPages: (file, appended) => pool.run({ kind: 'append', file, appended }),
    joinPdfs: (parts, { numbered = false } = {}) => pool.run({ kind: 'join', file: parts[0]!.file, parts, numbered }),
    findSheets: (file, from, to) => pool.run({ kind: 'sheets', file, from, to }),
    extractPages: (file, from, to) => pool.run({ kind: 'extract', file, from, to }),
    stamp: (file, stamp) => pool.run({ kind: 'stamp', file, stamp }),
    fix: async (file, order) => pool.run({ kind: 'fix', file, order }, await findRecognized(file)),
    usageOf: (user) => pool.standingOf(user),
    checkRecognizer: async () => (recognition ? checkRecognizer(recognition.recognizer) : null),
    async close() {
      await Promise.all([pool.close(), recognition?.recognizer.close()]);
    },
  };
}

function openPool(options: EngineOptions): WorkerPool {
  const {
    startWorker,
    onStart,
    onFall,
    documentsEach = 500,
    mostPages = mostPagesByDefault,
    log = silentLog,
  } = options;
  const limits = {
    milliseconds: options.milliseconds ?? 60_000,
    memoryBytes: options.memoryBytes ?? 512 * 1024 * 1024,
    account: options.account ?? null,
  };
  const places = {
    workers: options.workers ?? Math.max(1, os.availableParallelism()),
    forPages: options.forPages ?? 1,
  };
  return new WorkerPool({ log, limits, places, documentsEach, mostPages, startWorker, onStart, onFall });
}

/** The pages were counted at the first reading; the second reading does not report them again. */
function afterReading(onStep: ReadingOptions['onStep']): (step: EngineStep) => void {
  return (step) => {
    if (step.step !== 'reading') onStep?.(step);
  };
}
