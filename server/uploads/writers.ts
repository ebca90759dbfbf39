type Writer = { stop: AbortController; ended: Promise<void> };

/** The requests that write to an upload in this process, by its ID. */
const writers = new Map<string, Writer>();

/**
 * Ends the request that writes to an upload, and waits until what it received is safe. A browser whose connection was
 * lost asks again before the portal notices the loss.
 */
export async function stopWriter(id: string): Promise<void> {
  const writer = writers.get(id);
  writer?.stop.abort();
  await writer?.ended;
}

/** Writes to an upload until the work ends or another request takes its place. */
export async function writeAlone<Result>(id: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  let end = () => {};
  const writer = { stop, ended: new Promise<void>((resolve) => (end = resolve)) };
  writers.set(id, writer);
  try {
    return await work(stop.signal);
  } finally {
    if (writers.get(id) === writer) writers.delete(id);
    end();
  }
}
