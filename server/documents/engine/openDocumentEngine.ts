import os from 'node:os';
import { Refusal } from '#server/http/Refusal';
import { type Log, silentLog } from '#server/Log';
import {
  type AnalyzedDocument,
  type DocumentEngine,
  type DocumentFile,
  type EngineStep,
  type ReadingOptions,
  RecognitionPaused,
} from './DocumentEngine.ts';
import { checkRecognizer } from './ocr/checkRecognizer.ts';
import type { Recognition, RecognizedStore } from './ocr/Recognition.ts';
import { recognizeDocument } from './ocr/recognizeDocument.ts';
import { mostPagesByDefault } from './pdf/measurePdf.ts';
import { type DocumentWorker, startDocumentWorker, type WorkerLimits } from './startDocumentWorker.ts';
import type { WorkerResult, WorkerTask } from './workerProtocol.ts';

export type EngineOptions = Partial<WorkerLimits> & {
  log?: Log;
  /** Processes at once; one for each core unless told otherwise. */
  workers?: number;
  /** Documents after which a worker makes room for a fresh one. */
  documentsEach?: number;
  /** Pages that a document may have. */
  mostPages?: number;
  /** Hears of each process that is started, so that it can be watched from outside. */
  onStart?: (pid: number) => void;
  /** What reads the pages without words of their own; without it they stay so. The engine closes it. */
  recognition?: Recognition | undefined;
  /** Where recognised pages are kept. */
  recognized?: RecognizedStore | undefined;
};

type Waiting = {
  task: WorkerTask;
  recognized: Record<number, string> | undefined;
  onStep: ((step: EngineStep) => void) | undefined;
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/** Somebody looks at a screen until these are done; they pass the analyses that wait. */
const urgent = new Set<WorkerTask['kind']>(['inspect', 'sizes', 'render', 'words', 'pageWords']);

/** Starts the workers when they are first needed, gives each one document at a time, and replaces those that fall. */
export async function openDocumentEngine(options: EngineOptions = {}): Promise<DocumentEngine> {
  const most = options.workers ?? Math.max(1, os.availableParallelism());
  const { mostPages = mostPagesByDefault, documentsEach = 500, log = silentLog, recognition } = options;
  const limits: WorkerLimits = {
    milliseconds: options.milliseconds ?? 60_000,
    memoryBytes: options.memoryBytes ?? 512 * 1024 * 1024,
  };
  const idle: DocumentWorker[] = [];
  const all = new Set<DocumentWorker>();
  const queue: Waiting[] = [];
  let closed = false;

  function start(): DocumentWorker {
    const worker = startDocumentWorker(limits, log);
    all.add(worker);
    const pid = worker.pid();
    if (pid !== undefined) options.onStart?.(pid);
    return worker;
  }

  /** One that fell while it had nothing to do is not given a document. */
  function takeIdle(): DocumentWorker | undefined {
    for (let worker = idle.pop(); worker !== undefined; worker = idle.pop()) {
      if (worker.isAlive()) return worker;
      all.delete(worker);
    }
    return undefined;
  }

  function takeNext(): Waiting | undefined {
    const first = queue.findIndex(({ task }) => urgent.has(task.kind));
    return queue.splice(Math.max(0, first), 1)[0];
  }

  function advance(): void {
    while (queue.length > 0) {
      const worker = takeIdle() ?? (all.size < most ? start() : undefined);
      if (worker === undefined) return;
      void serve(worker, takeNext()!);
    }
  }

  async function serve(worker: DocumentWorker, waiting: Waiting): Promise<void> {
    try {
      waiting.resolve(
        await worker.run(
          { task: waiting.task, mostPages, ...(waiting.recognized ? { recognized: waiting.recognized } : {}) },
          waiting.onStep,
        ),
      );
    } catch (error) {
      waiting.reject(error);
    }
    if (worker.isAlive() && worker.documents() < documentsEach && !worker.hasGrown() && !closed) {
      idle.push(worker);
    } else {
      all.delete(worker);
      void worker.stop();
    }
    advance();
  }

  function ask<Kind extends WorkerTask['kind']>(
    task: Extract<WorkerTask, { kind: Kind }>,
    {
      onStep,
      recognized,
    }: { onStep?: ((step: EngineStep) => void) | undefined; recognized?: Record<number, string> } = {},
  ): Promise<WorkerResult[Kind]> {
    if (closed) return Promise.reject(new Refusal('shutting_down'));
    return new Promise((resolve, reject) => {
      queue.push({ task, onStep, recognized, resolve: resolve as (result: unknown) => void, reject });
      advance();
    });
  }

  /** The pages of a document that were recognised before. */
  async function findRecognized(
    { sha256 }: DocumentFile,
    page?: number,
  ): Promise<{ recognized?: Record<number, string> }> {
    return sha256 === undefined || !options.recognized
      ? {}
      : { recognized: await options.recognized.find(sha256, page) };
  }

  async function analyze(file: DocumentFile, asked: ReadingOptions): Promise<AnalyzedDocument> {
    const { today, onStep } = asked;
    // One that is kept nowhere takes its place in the queue at once.
    const known = file.sha256 === undefined ? {} : await findRecognized(file);
    const first = await ask(
      { kind: 'analyze', file, today, mayRecognize: recognition !== undefined },
      { onStep, ...known },
    );
    if (!('wanting' in first)) return first;
    const found = await recognizeDocument(recognition!, options.recognized, {
      sha256: file.sha256,
      pages: first.wanting,
      known: first.known,
      draw: (page, order) => ask({ kind: 'draw', file, page, order }),
      onPage: (done, of) => onStep?.({ step: 'recognizing', done, of }),
      milliseconds: asked.pauseAfter ?? asked.recognizeFor,
    });
    if (found.left.length > 0 && asked.pauseAfter !== undefined) throw new RecognitionPaused();
    const recognized = { ...known.recognized, ...found.recognized };
    const second = ask(
      { kind: 'analyze', file, today, mayRecognize: false },
      { recognized, onStep: afterReading(onStep) },
    );
    return { ...((await second) as AnalyzedDocument), pagesLeft: found.left.length };
  }

  return {
    inspect: (file) => ask({ kind: 'inspect', file }),
    analyze,
    read: async (file) => ask({ kind: 'read', file }, await findRecognized(file)),
    pageSizes: (file) => ask({ kind: 'sizes', file }),
    readWords: async (file) => ask({ kind: 'words', file }, await findRecognized(file)),
    readPageWords: async (file, page) => ask({ kind: 'pageWords', file, page }, await findRecognized(file, page)),
    renderPage: (file: DocumentFile, page, width, tile) =>
      ask({ kind: 'render', file, page, width, ...(tile ? { tile } : {}) }),
    checkRecognizer: async () => (recognition ? checkRecognizer(recognition.recognizer) : null),
    async close() {
      closed = true;
      await recognition?.recognizer.close();
      for (const { reject } of queue.splice(0)) reject(new Refusal('shutting_down'));
      await Promise.all([...all].map((worker) => worker.stop()));
      all.clear();
    },
  };
}

/** The pages were counted at the first reading; those who follow are not told of them again. */
function afterReading(onStep: ReadingOptions['onStep']): (step: EngineStep) => void {
  return (step) => {
    if (step.step !== 'reading') onStep?.(step);
  };
}
