import { Worker } from 'node:worker_threads';

const isSource = import.meta.url.endsWith('.ts');

/** What hears the reports of a thread. It ends early when the function returns false. */
export type Follower<Report> = (report: Report) => Promise<boolean>;

/**
 * Runs the thread of the optimizer, so that the portal answers while it searches. Resolves with the last report; null if
 * it ended before the first one. Rejects if the thread fails.
 */
export async function runThread<Report extends { isDone: boolean }>(
  order: object,
  signal: AbortSignal,
  follow: Follower<Report>,
): Promise<Report | null> {
  signal.throwIfAborted();
  const thread = openThread(order);
  let last: Report | null = null;
  try {
    return await new Promise<Report | null>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      thread.once('error', reject);
      thread.once('exit', () => resolve(last));
      thread.on('message', (report: Report) => {
        last = report;
        const goesOn = follow(report);
        if (report.isDone) goesOn.then(() => resolve(report), reject);
        else goesOn.then((isGoing) => isGoing || resolve(last), reject);
      });
    });
  } finally {
    await thread.terminate();
  }
}

function openThread(workerData: object): Worker {
  if (!isSource) return new Worker(new URL('./searchThread.js', import.meta.url), { workerData });
  // A thread does not inherit the loader that runs the sources in development and tests.
  const file = JSON.stringify(new URL('./searchThread.ts', import.meta.url).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(start, { eval: true, workerData });
}
