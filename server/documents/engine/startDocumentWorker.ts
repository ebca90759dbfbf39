import type { ChildProcess } from 'node:child_process';
import { stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { Log } from '#server/kernel/Log';
import type { EngineStep } from '#server/kernel/ports/DocumentEngine';
import { Refusal } from '#server/kernel/Refusal';
import { refusalForExit } from './refusalForExit.ts';
import { residentBytes } from './residentBytes.ts';
import { sendFile } from './sendFile.ts';
import { forkWorker, type WorkerAccount } from './workerProcess.ts';
import {
  bytesChannel,
  type SentOrder,
  type WorkerMessage,
  type WorkerOrder,
  type WorkerTask,
} from './workerProtocol.ts';

export type WorkerLimits = {
  /** For one document; a page picture has less. */
  milliseconds: number;
  /** Of the entire process, JavaScript and WebAssembly together. */
  memoryBytes: number;
  /** The account in which it works; the portal's own unless one is named. */
  account?: WorkerAccount | null;
};

export type DocumentWorker = {
  /** One document at a time. Refuses with the document's name; the worker has exited if a limit was exceeded. */
  run(order: WorkerOrder, onStep: ((step: EngineStep) => void) | undefined, milliseconds: number): Promise<unknown>;
  /** Settles once the process is up; rejects when it could not start. */
  ready: Promise<void>;
  isAlive(): boolean;
  documents(): number;
  /** It holds so much memory that a fresh one is the better one. */
  hasGrown(): boolean;
  /** For monitoring from outside. */
  pid(): number | undefined;
  stop(): Promise<void>;
};

/** How often the memory of a busy worker is examined. */
const watchEvery = 100;
/** The share of a worker's memory that JavaScript may take; PDFium's own is beside it. */
const heapShare = 0.7;
/**
 * A worker that retains more than this share after its work is replaced: WebAssembly never releases memory. After a
 * hundred ordinary filings, a worker retains about 300 of 512 MB, and no more after a thousand.
 */
const grownShare = 0.7;

/** This many characters of a worker's output are kept. */
const mostWords = 8000;

/** Starts a process that opens documents, and watches over its time and memory from outside. */
export function startDocumentWorker(limits: WorkerLimits, log: Log): DocumentWorker {
  const child = startProcess(limits);
  // A worker that ends while it receives a document is noticed by its exit.
  child.stdio[bytesChannel]?.on('error', () => {});
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.on('error', (error) => {
      log.warn(`A document worker crashed: ${error.message}`);
      if (child.pid === undefined) resolve();
    });
  });
  hearLastWords(child, log);
  const ready = readiness(child, gone);
  let documents = 0;
  let heldBytes = 0;
  let fell: Refusal | null = null;

  const bringDown = (refusal: Refusal) => {
    fell ??= refusal;
    child.kill('SIGKILL');
  };

  return {
    async run(order, onStep, milliseconds) {
      // A process that cannot even start is our defect: no document is refused for it.
      await ready;
      // The process itself may read none of the portal's stored documents.
      const paths = pathsOf(order.task);
      const sizes = (await Promise.all(paths.map((path) => stat(path)))).map(({ size }) => size);
      documents += 1;
      const details = { file_name: order.task.file.name };
      let running = true;
      const clock = setTimeout(() => bringDown(new Refusal('document_too_slow', details)), milliseconds);
      const watch = setInterval(async () => {
        const held = await residentBytes(child.pid);
        if (running && held > limits.memoryBytes) bringDown(new Refusal('document_too_much_memory', details));
      }, watchEvery);
      try {
        return await converse(
          child,
          { ...order, sizes },
          { onStep, onHeld: (held) => (heldBytes = held), fell: () => fell },
        );
      } finally {
        running = false;
        clearTimeout(clock);
        clearInterval(watch);
      }
    },
    ready,
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null && fell === null,
    documents: () => documents,
    hasGrown: () => heldBytes > limits.memoryBytes * grownShare,
    pid: () => child.pid,
    async stop() {
      fell ??= new Refusal('shutting_down');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function startProcess({ memoryBytes, account }: WorkerLimits): ChildProcess {
  return forkWorker({
    source: new URL('./documentWorker.ts', import.meta.url),
    addons: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
    account: account ?? null,
    heapMegabytes: Math.round((memoryBytes / 1024 / 1024) * heapShare),
  });
}

/** A crash message fills a page; the log gets the line that gives the reason. */
function hearLastWords(child: ChildProcess, log: Log): void {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    words = (words + chunk).slice(-mostWords);
  });
  child.once('exit', () => {
    if (words === '') return;
    const cause = /FATAL ERROR[^\n]*/.exec(words)?.[0] ?? words.replace(/\s+/g, ' ').slice(0, 300);
    log.warn(`A document worker exited with this output: ${cause}`);
  });
}

function readiness(child: ChildProcess, gone: Promise<void>): Promise<void> {
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    gone.then(() => reject(new Error('The document worker could not start.')));
  });
  // The caller that runs a document gets the error; until then, no one must handle it.
  ready.catch(() => {});
  return ready;
}

type Ears = { onStep?: ((step: EngineStep) => void) | undefined; onHeld(bytes: number): void; fell(): Refusal | null };

/** Sends the order and waits until it or the worker ends. */
function converse(child: ChildProcess, order: SentOrder, { onStep, onHeld, fell }: Ears): Promise<unknown> {
  const { name } = order.task.file;
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      child.off('message', onMessage);
      child.off('exit', onExit);
      settle();
    };
    const onMessage = (message: WorkerMessage) => {
      if (message.kind === 'step') onStep?.(message.step);
      if (message.kind === 'done') {
        onHeld(message.heldBytes);
        end(() => resolve(message.result));
      }
      if (message.kind === 'refused') {
        end(() => reject(new Refusal(message.code, { file_name: name, ...message.details })));
      }
      if (message.kind === 'fault') end(() => reject(new Error(`The document worker failed: ${message.message}`)));
    };
    const onExit = () => end(() => reject(fell() ?? refusalForExit(child, name)));
    child.on('message', onMessage);
    child.on('exit', onExit);
    if (child.exitCode !== null || child.signalCode !== null) return onExit();
    const giveUp = () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    };
    child.send(order, (error) => void (error && giveUp()));
    sendFiles(order, child.stdio[bytesChannel] as Writable).catch(giveUp);
  });
}

/** The files that a task reads, in the order in which they are sent. */
const pathsOf = (task: WorkerTask): string[] =>
  task.kind === 'join' ? task.parts.map(({ file }) => file.path) : [task.file.path];

async function sendFiles({ task, sizes }: SentOrder, channel: Writable): Promise<void> {
  for (const [at, path] of pathsOf(task).entries()) await sendFile(path, sizes[at]!, channel);
}
