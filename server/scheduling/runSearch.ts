import { Worker } from 'node:worker_threads';
import type { SearchOrder, SearchReport } from './searchThread.ts';

const isSource = import.meta.url.endsWith('.ts');

/** Where the search reports. It ends early when the function returns false, with the best solution so far. */
export type Follower = (report: SearchReport) => Promise<boolean>;

/**
 * Searches in a thread, so that the portal answers meanwhile. Resolves with the last report; null if it ended before the
 * first one. Rejects if the thread fails.
 */
export async function runSearch(
  order: SearchOrder,
  signal: AbortSignal,
  follow: Follower,
): Promise<SearchReport | null> {
  signal.throwIfAborted();
  const thread = openThread(order);
  let last: SearchReport | null = null;
  try {
    return await new Promise<SearchReport | null>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      thread.once('error', reject);
      thread.once('exit', () => resolve(last));
      thread.on('message', (report: SearchReport) => {
        last = report;
        if (report.isDone) return resolve(report);
        follow(report).then((goesOn) => goesOn || resolve(last), reject);
      });
    });
  } finally {
    await thread.terminate();
  }
}

function openThread(workerData: SearchOrder): Worker {
  if (!isSource) return new Worker(new URL('./searchThread.js', import.meta.url), { workerData });
  // A thread does not inherit the loader with which tsx runs the sources in development and tests.
  const file = JSON.stringify(new URL('./searchThread.ts', import.meta.url).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(start, { eval: true, workerData });
}
