/** A queue of events that arrive on their own, for one consumer. */
export type Inbox<Item> = {
  put(item: Item): void;
  /** The next event; `timeout` if none arrives in time, `aborted` once the signal is raised. */
  next(withinMs: number, signal: AbortSignal): Promise<Item | 'timeout' | 'aborted'>;
};

export function openInbox<Item>(): Inbox<Item> {
  const waiting: Item[] = [];
  let wake: (() => void) | undefined;
  return {
    put(item) {
      waiting.push(item);
      wake?.();
    },
    async next(withinMs, signal) {
      if (signal.aborted) return 'aborted';
      if (waiting.length === 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(done, withinMs);
          signal.addEventListener('abort', done);
          wake = done;
          function done() {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            wake = undefined;
            resolve();
          }
        });
      }
      if (signal.aborted) return 'aborted';
      return waiting.shift() ?? 'timeout';
    },
  };
}
