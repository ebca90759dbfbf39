import os from 'node:os';
import { Refusal } from '#server/http/Refusal';
import { type Log, silentLog } from '#server/Log';
import type { DocumentEngine, DocumentFile, EngineStep } from './DocumentEngine.ts';
import { type DocumentWorker, startDocumentWorker, type WorkerLimits } from './startDocumentWorker.ts';
import type { WorkerResult, WorkerTask } from './workerProtocol.ts';

export type EngineOptions = Partial<WorkerLimits> & {
  log?: Log;
  /** Processes at once; one for each core unless told otherwise. */
  workers?: number;
  /** Documents after which a worker makes room for a fresh one. */
  documentsEach?: number;
};

type Waiting = {
  task: WorkerTask;
  onStep: ((step: EngineStep) => void) | undefined;
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/** Starts the workers when they are first needed, gives each one document at a time, and replaces those that fall. */
export async function openDocumentEngine(options: EngineOptions = {}): Promise<DocumentEngine> {
  const most = options.workers ?? Math.max(1, os.availableParallelism());
  const limits: WorkerLimits = {
    milliseconds: options.milliseconds ?? 60_000,
    memoryBytes: options.memoryBytes ?? 512 * 1024 * 1024,
  };
  const log = options.log ?? silentLog;
  const idle: DocumentWorker[] = [];
  const all = new Set<DocumentWorker>();
  const queue: Waiting[] = [];
  let closed = false;

  function start(): DocumentWorker {
    const worker = startDocumentWorker(limits, log);
    all.add(worker);
    return worker;
  }

  function advance(): void {
    while (queue.length > 0 && (idle.length > 0 || all.size < most)) {
      const worker = idle.pop() ?? start();
      void serve(worker, queue.shift()!);
    }
  }

  async function serve(worker: DocumentWorker, waiting: Waiting): Promise<void> {
    try {
      waiting.resolve(await worker.run(waiting.task, waiting.onStep));
    } catch (error) {
      waiting.reject(error);
    }
    if (worker.isAlive() && worker.documents() < (options.documentsEach ?? 500) && !worker.hasGrown() && !closed) {
      idle.push(worker);
    } else {
      all.delete(worker);
      worker.stop();
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
    renderPage: (file: DocumentFile, page, width) => ask({ kind: 'render', file, page, width }),
    async close() {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new Refusal('shutting_down'));
      await Promise.all([...all].map((worker) => worker.stop()));
      all.clear();
    },
  };
}
