import { createRequire } from 'node:module';
import { type Log, silentLog } from '#server/kernel/Log';
import { RecognitionFailed, type Recognizer } from '#server/kernel/ports/Recognizer';
import { openTurns } from './openTurns.ts';
import type { RecognizerLimits } from './RecognizerLimits.ts';
import { type RecognitionWorker, startRecognitionWorker } from './startRecognitionWorker.ts';

/** Images after which a process is replaced, because it adapts to the letters of a document. */
const picturesEach = 200;
/** A recognizer that was not used for this long releases its memory. */
const idleMs = 60_000;

/** The tesseract that comes with the packages, in processes that are kept from picture to picture. */
export function openBundledRecognizer(limits: RecognizerLimits, log: Log = silentLog): Recognizer {
  const turns = openTurns(limits.parallel);
  const idle: RecognitionWorker[] = [];
  const all = new Set<RecognitionWorker>();
  let closed = false;
  let resting: NodeJS.Timeout | undefined;

  function take(): RecognitionWorker {
    clearTimeout(resting);
    for (let worker = idle.pop(); worker !== undefined; worker = idle.pop()) {
      if (worker.isAlive()) return worker;
      all.delete(worker);
    }
    const worker = startRecognitionWorker(limits, log);
    all.add(worker);
    return worker;
  }

  function giveBack(worker: RecognitionWorker): void {
    if (worker.isAlive() && worker.pictures() < picturesEach && !worker.hasGrown() && !closed) idle.push(worker);
    else retire(worker);
    if (idle.length === all.size) resting = setTimeout(() => idle.splice(0).forEach(retire), idleMs).unref();
  }

  function retire(worker: RecognitionWorker): void {
    all.delete(worker);
    void worker.stop();
  }

  return {
    kind: 'bundled',
    name: bundledName(),
    parallel: limits.parallel,
    recognize: (picture) =>
      turns.take(async () => {
        if (closed) throw new RecognitionFailed('fell');
        const worker = take();
        try {
          return await worker.recognize(picture);
        } finally {
          giveBack(worker);
        }
      }),
    async close() {
      closed = true;
      clearTimeout(resting);
      await Promise.all([...all].map((worker) => worker.stop()));
      all.clear();
    },
  };
}

export function bundledName(): string {
  const { version } = createRequire(import.meta.url)('tesseract.js-core/package.json') as { version: string };
  return `tesseract.js-core ${version}`;
}
