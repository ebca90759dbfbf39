import os from 'node:os';
import { Refusal } from '#server/http/Refusal';
import { type Log, silentLog } from '#server/Log';
import type { DocumentEngine, DocumentFile, EngineStep } from './DocumentEngine.ts';
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
};

type Waiting = {
  task: WorkerTask;
  onStep: ((step: EngineStep) => void) | undefined;
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/** Somebody looks at a screen until these are done; they pass the analyses that wait. */
const urgent = new Set<WorkerTask['kind']>(['inspect', 'sizes', 'render', 'words', 'pageWords']);

/** Starts the workers when they are first needed, gives each one document at a time, and replaces those that fall. */
export async function openDocumentEngine(options: EngineOptions = {}): Promise<DocumentEngine> {
  const most = options.workers ?? Math.max(1, os.availableParallelism());
  const { mostPages = mostPagesByDefault, documentsEach = 500, log = silentLog } = options;
  const limits: WorkerLimits = {
    milliseconds: options.milliseconds ?? 60_000,
    memoryBytes: options.memoryBytes ?? 1024 * 1024 * 1024,
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
      waiting.resolve(await worker.run({ task: waiting.task, mostPages }, waiting.onStep));
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
    onStep?: (step: EngineStep) => void,
  ): Promise<WorkerResult[Kind]> {
    if (closed) return Promise.reject(new Refusal('shutting_down'));
    return new Promise((resolve, reject) => {
      queue.push({ task, onStep, resolve: resolve as (result: unknown) => void, reject });
      advance();
    });
  }

  return {
    inspect: (file) => ask({ kind: 'inspect', file }),
    analyze: (file, { today, onStep }) => ask({ kind: 'analyze', file, today }, onStep),
    read: (file) => ask({ kind: 'read', file }),
    pageSizes: (file) => ask({ kind: 'sizes', file }),
    readWords: (file) => ask({ kind: 'words', file }),
    readPageWords: (file, page) => ask({ kind: 'pageWords', file, page }),
    renderPage: (file: DocumentFile, page, width) => ask({ kind: 'render', file, page, width }),
    async close() {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new Refusal('shutting_down'));
      await Promise.all([...all].map((worker) => worker.stop()));
      all.clear();
    },
  };
}
