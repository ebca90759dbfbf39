import { openThread } from '#server/kernel/openThread';

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
  const thread = openThread(import.meta.url, 'searchThread', order);
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
