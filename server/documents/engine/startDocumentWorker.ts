import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Refusal } from '#server/http/Refusal';
import type { Log } from '#server/Log';
import type { EngineStep } from './DocumentEngine.ts';
import type { WorkerMessage, WorkerTask } from './workerProtocol.ts';

export type WorkerLimits = {
  /** For one document. */
  milliseconds: number;
  /** Of the whole process, JavaScript and WebAssembly together. */
  memoryBytes: number;
};

export type DocumentWorker = {
  /** One document at a time. Refuses with the document's name; the worker is gone when a limit was passed. */
  run(task: WorkerTask, onStep?: (step: EngineStep) => void): Promise<unknown>;
  isAlive(): boolean;
  documents(): number;
  /** It holds so much memory that a fresh one is the better one. */
  hasGrown(): boolean;
  stop(): Promise<void>;
};

/** How often the memory of a busy worker is looked at. */
const watchEvery = 200;

/** Starts a process that opens documents, and watches over its time and memory from outside. */
export function startDocumentWorker(limits: WorkerLimits, log: Log): DocumentWorker {
  const child = fork(workerFile(), {
    execArgv: [...workerArguments(), `--max-old-space-size=${Math.round(limits.memoryBytes / 1024 / 1024 / 2)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // It needs no secret of ours.
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, TSX_TSCONFIG_PATH: process.env.TSX_TSCONFIG_PATH },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.on('error', (error) => log.warn(`A document worker broke: ${error.message}`));
  let documents = 0;
  let heldBytes = 0;
  let fell: Refusal | null = null;

  const bringDown = (refusal: Refusal) => {
    fell = refusal;
    child.kill('SIGKILL');
  };

  return {
    async run(task, onStep) {
      documents += 1;
      const { name } = task.file;
      const clock = setTimeout(
        () => bringDown(new Refusal('document_too_slow', { file_name: name })),
        limits.milliseconds,
      );
      const watch = setInterval(async () => {
        if ((await residentBytes(child)) > limits.memoryBytes)
          bringDown(new Refusal('document_too_much_memory', { file_name: name }));
      }, watchEvery);
      try {
        return await converse(
          child,
          task,
          (held) => (heldBytes = held),
          onStep,
          () => fell,
        );
      } finally {
        clearTimeout(clock);
        clearInterval(watch);
      }
    },
    isAlive: () => child.connected && child.exitCode === null && fell === null,
    documents: () => documents,
    hasGrown: () => heldBytes > limits.memoryBytes * 0.6,
    async stop() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Sends the task and waits for its end, or for the worker's. */
function converse(
  child: ChildProcess,
  task: WorkerTask,
  onHeld: (bytes: number) => void,
  onStep: ((step: EngineStep) => void) | undefined,
  fell: () => Refusal | null,
): Promise<unknown> {
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
      if (message.kind === 'refused')
        end(() => reject(new Refusal(message.code, { file_name: task.file.name, ...message.details })));
      if (message.kind === 'fault') end(() => reject(new Error(`The document worker failed: ${message.message}`)));
    };
    // A worker that falls by itself ran out of memory or into a defect of the reader: the document is at fault either way.
    const onExit = () =>
      end(() => reject(fell() ?? new Refusal('document_too_much_memory', { file_name: task.file.name })));
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(task, (error) => error && child.exitCode !== null && onExit());
  });
}

/** Beside the bundle in a finished build; among the sources, where tsx reads TypeScript, in development and tests. */
function workerFile(): string {
  return fileURLToPath(new URL(isSource ? './documentWorker.ts' : './documentWorker.js', import.meta.url));
}

const isSource = import.meta.url.endsWith('.ts');
const workerArguments = () => (isSource ? ['--import', import.meta.resolve('tsx')] : ['--enable-source-maps']);

/** Resident memory of a process where the system tells (Linux); elsewhere the limit on its heap has to do. */
async function residentBytes(child: ChildProcess): Promise<number> {
  if (process.platform !== 'linux' || child.pid === undefined) return 0;
  const statm = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '0 0');
  return Number(statm.split(' ')[1]) * 4096;
}
