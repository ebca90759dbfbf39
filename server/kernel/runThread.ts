import type { Worker } from 'node:worker_threads';

/** What receives the reports of a thread, one after another. The thread ends early when it returns false. */
export type Follower<Report> = (report: Report) => Promise<boolean>;

/**
 * Runs a thread until it reports that it is done, so that the portal responds. Resolves with the last report;
 * null if the thread ended before the first one. Rejects if the thread or the follower fails, or on the signal.
 */
export async function runThread<Report extends { isDone: boolean }>(
  thread: Worker,
  signal: AbortSignal,
  follow: Follower<Report>,
): Promise<Report | null> {
  let last: Report | null = null;
  let isOver = false;
  let followed = Promise.resolve(true);
  let stop = () => {};
  try {
    signal.throwIfAborted();
    return await new Promise<Report | null>((resolve, reject) => {
      stop = () => reject(signal.reason);
      signal.addEventListener('abort', stop, { once: true });
      thread.once('error', reject);
      thread.once('exit', () => followed.then(() => resolve(last), reject));
      thread.on('message', (report: Report) => {
        followed = followed.then(async (goesOn) => {
          if (!goesOn || isOver) return false;
          last = report;
          return follow(report);
        });
        followed.then((goesOn) => (report.isDone || !goesOn) && resolve(last), reject);
      });
    });
  } finally {
    isOver = true;
    signal.removeEventListener('abort', stop);
    await thread.terminate();
    // What the follower began ends before the run does.
    await followed.catch(() => {});
  }
}
