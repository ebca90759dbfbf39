import type { ChildProcess } from 'node:child_process';
import type { Log } from '#server/kernel/Log';
import { type Picture, RecognitionFailed, type RecognitionProblem } from '#server/kernel/ports/Recognizer';
import { residentBytes } from '../residentBytes.ts';
import { forkWorker } from '../workerProcess.ts';
import { stepBack } from './nativeRecognizer.ts';
import type { RecognizerLimits } from './RecognizerLimits.ts';
import type { RecognitionMessage } from './recognitionWorker.ts';

export type RecognitionWorker = {
  /** One picture at a time. The process has exited if a limit was exceeded. */
  recognize(picture: Picture): Promise<string>;
  isAlive(): boolean;
  pictures(): number;
  hasGrown(): boolean;
  pid(): number | undefined;
  stop(): Promise<void>;
};

const watchEveryMs = 200;
/** To load the model; a machine under load takes seconds. */
const startMs = 30_000;
/** WebAssembly never gives memory back. */
const grownShare = 0.75;

/** Starts a process that reads pictures, and watches over its time and memory from outside. */
export function startRecognitionWorker(limits: RecognizerLimits, log: Log): RecognitionWorker {
  const child = forkWorker({
    source: new URL('./recognitionWorker.ts', import.meta.url),
    addons: false,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    account: limits.account ?? null,
  });
  if (child.pid !== undefined) stepBack(child.pid);
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.on('error', (error) => {
      log.warn(`A recognizer crashed: ${error.message}`);
      if (child.pid === undefined) resolve();
    });
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    const late = setTimeout(() => reject(new RecognitionFailed('fell')), startMs).unref();
    void gone.then(() => reject(new RecognitionFailed('fell'))).finally(() => clearTimeout(late));
  });
  ready.catch(() => {});
  let pictures = 0;
  let heldBytes = 0;
  let problem: RecognitionProblem | null = null;

  const bringDown = (why: RecognitionProblem) => {
    problem ??= why;
    child.kill('SIGKILL');
  };

  return {
    async recognize(picture) {
      await ready.catch((error) => {
        bringDown('fell');
        throw error;
      });
      pictures += 1;
      const clock = setTimeout(() => bringDown('too_slow'), limits.milliseconds);
      const watch = setInterval(async () => {
        if ((await residentBytes(child.pid)) > limits.memoryBytes) bringDown('too_much_memory');
      }, watchEveryMs);
      try {
        const { hocr, heldBytes: held } = await converse(child, picture, () => problem ?? 'fell');
        heldBytes = held;
        return hocr;
      } catch (error) {
        if (!(error instanceof RecognitionFailed)) log.warn((error as Error).message);
        bringDown('fell');
        throw error instanceof RecognitionFailed ? error : new RecognitionFailed('fell');
      } finally {
        clearTimeout(clock);
        clearInterval(watch);
      }
    },
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null && problem === null,
    pictures: () => pictures,
    hasGrown: () => heldBytes > limits.memoryBytes * grownShare,
    pid: () => child.pid,
    async stop() {
      bringDown('fell');
      await gone;
    },
  };
}

function converse(
  child: ChildProcess,
  picture: Picture,
  why: () => RecognitionProblem,
): Promise<Extract<RecognitionMessage, { kind: 'done' }>> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      child.off('message', onMessage);
      child.off('exit', onExit);
      settle();
    };
    const onMessage = (message: RecognitionMessage) => {
      if (message.kind === 'done') end(() => resolve(message));
      if (message.kind === 'fault') end(() => reject(new Error(`The recognizer failed: ${message.message}`)));
    };
    const onExit = () => end(() => reject(new RecognitionFailed(why())));
    child.on('message', onMessage);
    child.on('exit', onExit);
    if (child.exitCode !== null || child.signalCode !== null) return onExit();
    child.send(picture, (error) => {
      if (error && child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    });
  });
}
