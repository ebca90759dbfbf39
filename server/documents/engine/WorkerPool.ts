import type { Log } from '#server/kernel/Log';
import type { EngineStep } from '#server/kernel/ports/DocumentEngine';
import { Refusal } from '#server/kernel/Refusal';
import { type DocumentWorker, startDocumentWorker, type WorkerLimits } from './startDocumentWorker.ts';
import { chooseNext, type Turn } from './takeTurns.ts';
import { openWorkBudget } from './workBudget.ts';
import type { WorkerResult, WorkerTask } from './workerProtocol.ts';

export type PoolOptions = {
  log: Log;
  limits: WorkerLimits;
  places: { workers: number; forPages: number };
  /** Documents after which a worker is replaced. */
  documentsEach: number;
  /** Pages that a document may have. */
  mostPages: number;
  /** Starts a worker; tests let the tasks end when they say. */
  startWorker?: typeof startDocumentWorker | undefined;
  /** Called for each process that starts, so that it can be monitored from outside. */
  onStart?: ((pid: number) => void) | undefined;
  /** Called when a process ended, or had to be ended, while it worked on a document. */
  onFall?: ((document: string) => void) | undefined;
};

/** What accompanies a task: the pages recognized before, and the listener for its steps. */
export type TaskOptions = {
  onStep?: ((step: EngineStep) => void) | undefined;
  recognized?: Record<number, string>;
};

type Waiting = Turn & {
  task: WorkerTask;
  recognized: Record<number, string> | undefined;
  /** It had too little memory in a worker that had read others, and gets a new one. */
  inNew: boolean;
  onStep: ((step: EngineStep) => void) | undefined;
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/** A person is waiting for these; they run before queued analyses. */
const urgentTasks = new Set<WorkerTask['kind']>([
  ...(['inspect', 'sizes', 'render', 'words', 'pageWords', 'append'] as const),
  ...(['sheets', 'extract', 'stamp'] as const),
]);
/** Urgent tasks that may wait: of one user, and of all. Beyond them a caller is asked to come again. */
const mostWaitingEach = 60;
const mostWaiting = 400;
/** Half a minute is too long for a page already; the worker that others wait for is not held up any longer. */
const urgentMs = 30_000;

/**
 * The processes that open documents. Starts them when they are first needed, gives each one document at a time, and
 * replaces those that exit. Users take turns; see takeTurns.
 */
export class WorkerPool {
  private readonly options: PoolOptions;
  private readonly budget = openWorkBudget();
  private readonly lastTurn = new Map<string, number>();
  private readonly running = new Set<Waiting>();
  private readonly idle: DocumentWorker[] = [];
  private readonly all = new Set<DocumentWorker>();
  private readonly queue: Waiting[] = [];
  private turns = 0;
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  run<Kind extends WorkerTask['kind']>(
    task: Extract<WorkerTask, { kind: Kind }>,
    { onStep, recognized }: TaskOptions = {},
  ): Promise<WorkerResult[Kind]> {
    if (this.closed) return Promise.reject(new Refusal('shutting_down'));
    const { user } = task.file;
    const urgent = urgentTasks.has(task.kind);
    const refused = urgent ? this.tooManyWaiting(user) : undefined;
    if (refused) return Promise.reject(refused);
    return new Promise((resolve, reject) => {
      const waiting = { task, urgent, user, onStep, recognized, inNew: false, reject };
      this.queue.push({ ...waiting, resolve: resolve as (result: unknown) => void });
      this.advance();
    });
  }

  /** How many analyses of a user run or wait, and when the next may begin. */
  standingOf(user: string): { analyses: number; secondsUntilFree: number } {
    const analyses = [...this.running, ...this.queue].filter((one) => one.user === user && !one.urgent).length;
    return { analyses, secondsUntilFree: this.budget.secondsUntilFree(user) };
  }

  /** Refuses what waits, and stops every process. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(new Refusal('shutting_down'));
    await Promise.all([...this.all].map((worker) => worker.stop()));
    this.all.clear();
  }

  private tooManyWaiting(user: string | undefined): Refusal | undefined {
    const waiting = this.queue.filter(({ urgent }) => urgent);
    if (waiting.length >= mostWaiting) return new Refusal('documents_busy', undefined, 10);
    const own = user === undefined ? 0 : waiting.filter((one) => one.user === user).length;
    return own >= mostWaitingEach ? new Refusal('too_many_pages_waiting', undefined, 5) : undefined;
  }

  private advance(): void {
    for (let next = this.takeNext(); next !== undefined; next = this.takeNext())
      void this.serve((next.inNew ? undefined : this.takeIdle()) ?? this.start(), next);
  }

  private takeNext(): Waiting | undefined {
    const { queue, running, lastTurn, budget } = this;
    const next = chooseNext(queue, [...running], this.options.places, { lastTurn, overBudget: budget.isSpent });
    const [waiting] = next < 0 ? [] : queue.splice(next, 1);
    // Turns are remembered for as long as there is work; afterward all are equal again.
    if (queue.length === 0 && running.size === 0) lastTurn.clear();
    if (waiting?.user !== undefined) lastTurn.set(waiting.user, ++this.turns);
    return waiting;
  }

  /** A worker that exited while idle gets no document. */
  private takeIdle(): DocumentWorker | undefined {
    for (let worker = this.idle.pop(); worker !== undefined; worker = this.idle.pop()) {
      if (worker.isAlive()) return worker;
      this.all.delete(worker);
    }
    return undefined;
  }

  private start(): DocumentWorker {
    const { startWorker = startDocumentWorker, limits, log, onStart } = this.options;
    const worker = startWorker(limits, log);
    this.all.add(worker);
    const pid = worker.pid();
    if (pid !== undefined) onStart?.(pid);
    return worker;
  }

  private async serve(worker: DocumentWorker, waiting: Waiting): Promise<void> {
    const { mostPages, limits } = this.options;
    const { task, recognized, urgent, user } = waiting;
    const began = performance.now();
    this.running.add(waiting);
    let isRetried = false;
    try {
      const asked = { task, mostPages, ...(recognized ? { recognized } : {}) };
      const milliseconds = urgent ? Math.min(urgentMs, limits.milliseconds) : limits.milliseconds;
      waiting.resolve(await worker.run(asked, waiting.onStep, milliseconds));
    } catch (error) {
      // A worker retains memory of earlier documents: a new one may have enough.
      isRetried = lacksMemory(error) && worker.documents() > 1 && !waiting.inNew && !this.closed;
      if (isRetried) this.queue.unshift({ ...waiting, inNew: true });
      else waiting.reject(error);
    }
    this.running.delete(waiting);
    if (!worker.isAlive() && !this.closed && !isRetried) this.options.onFall?.(task.file.name);
    if (user !== undefined) this.budget.spend(user, performance.now() - began);
    this.release(worker);
    this.advance();
  }

  /** A healthy worker gets the next document; any other is replaced. */
  private release(worker: DocumentWorker): void {
    const isGood = worker.isAlive() && worker.documents() < this.options.documentsEach && !worker.hasGrown();
    if (isGood && !this.closed) {
      this.idle.push(worker);
      return;
    }
    this.all.delete(worker);
    void worker.stop();
  }
}

const lacksMemory = (error: unknown) => error instanceof Refusal && error.code === 'document_too_much_memory';
