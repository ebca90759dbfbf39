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
import { chooseNext, type Turn } from './takeTurns.ts';
import { openWorkBudget } from './workBudget.ts';
import type { WorkerResult, WorkerTask } from './workerProtocol.ts';

export type EngineOptions = Partial<WorkerLimits> & {
  log?: Log;
  /** Processes at once; one for each core unless told otherwise. */
  workers?: number;
  /** Processes beside them for page pictures and whatever else a person waits for; one unless told otherwise. */
  forPages?: number;
  /** Documents after which a worker makes room for a fresh one. */
  documentsEach?: number;
  /** Pages that a document may have. */
  mostPages?: number;
  /** Starts a worker; tests let the tasks end when they say. */
  startWorker?: typeof startDocumentWorker;
  /** Hears of each process that is started, so that it can be watched from outside. */
  onStart?: (pid: number) => void;
  /** What reads the pages without words of their own; without it they stay so. The engine closes it. */
  recognition?: Recognition | undefined;
  /** Where recognised pages are kept. */
  recognized?: RecognizedStore | undefined;
};

type Waiting = Turn & {
  task: WorkerTask;
  recognized: Record<number, string> | undefined;
  onStep: ((step: EngineStep) => void) | undefined;
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/** A person looks at a screen until these are done; they pass the analyses that wait. */
const urgentTasks = new Set<WorkerTask['kind']>(['inspect', 'sizes', 'render', 'words', 'pageWords']);
/** Urgent tasks that may wait: of one asker, and of all. Beyond them a caller is asked to come again. */
const mostWaitingEach = 60;
const mostWaiting = 400;
/** Half a minute is too long for a page already; the worker that others wait for is not held up any longer. */
const urgentMs = 30_000;

/**
 * Starts the workers when they are first needed, gives each one document at a time, and replaces those that fall. Who
 * asks for much takes turns with everybody else; see takeTurns.
 */
export async function openDocumentEngine(options: EngineOptions = {}): Promise<DocumentEngine> {
  const places = {
    workers: options.workers ?? Math.max(1, os.availableParallelism()),
    forPages: options.forPages ?? 1,
  };
  const budget = openWorkBudget();
  const lastTurn = new Map<string, number>();
  const running = new Set<Waiting>();
  let turns = 0;
  const { mostPages = mostPagesByDefault, documentsEach = 500, log = silentLog, recognition } = options;
  const limits: WorkerLimits = {
    milliseconds: options.milliseconds ?? 60_000,
    memoryBytes: options.memoryBytes ?? 512 * 1024 * 1024,
    account: options.account ?? null,
  };
  const idle: DocumentWorker[] = [];
  const all = new Set<DocumentWorker>();
  const queue: Waiting[] = [];
  let closed = false;

  function start(): DocumentWorker {
    const worker = (options.startWorker ?? startDocumentWorker)(limits, log);
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
    const next = chooseNext(queue, [...running], places, { lastTurn, overBudget: budget.isSpent });
    const [waiting] = next < 0 ? [] : queue.splice(next, 1);
    // Turns are remembered for as long as there is work; afterwards all are equal again.
    if (queue.length === 0 && running.size === 0) lastTurn.clear();
    if (waiting?.asker !== undefined) lastTurn.set(waiting.asker, ++turns);
    return waiting;
  }

  function advance(): void {
    for (let next = takeNext(); next !== undefined; next = takeNext()) void serve(takeIdle() ?? start(), next);
  }

  async function serve(worker: DocumentWorker, waiting: Waiting): Promise<void> {
    const began = performance.now();
    running.add(waiting);
    try {
      waiting.resolve(
        await worker.run(
          { task: waiting.task, mostPages, ...(waiting.recognized ? { recognized: waiting.recognized } : {}) },
          waiting.onStep,
          waiting.urgent ? Math.min(urgentMs, limits.milliseconds) : limits.milliseconds,
        ),
      );
    } catch (error) {
      waiting.reject(error);
    }
    running.delete(waiting);
    if (waiting.asker !== undefined) budget.spend(waiting.asker, performance.now() - began);
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
    const { asker } = task.file;
    const urgent = urgentTasks.has(task.kind);
    const refused = urgent ? refuseTooMany(asker) : undefined;
    if (refused) return Promise.reject(refused);
    return new Promise((resolve, reject) => {
      queue.push({ task, urgent, asker, onStep, recognized, resolve: resolve as (result: unknown) => void, reject });
      advance();
    });
  }

  function refuseTooMany(asker: string | undefined): Refusal | undefined {
    const waiting = queue.filter(({ urgent }) => urgent);
    if (waiting.length >= mostWaiting) return new Refusal('documents_busy', undefined, 10);
    const own = asker === undefined ? 0 : waiting.filter((one) => one.asker === asker).length;
    return own >= mostWaitingEach ? new Refusal('too_many_pages_waiting', undefined, 5) : undefined;
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
    standingOf: (asker) => ({
      analyses: [...running, ...queue].filter((one) => one.asker === asker && !one.urgent).length,
      secondsUntilFree: budget.secondsUntilFree(asker),
    }),
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
