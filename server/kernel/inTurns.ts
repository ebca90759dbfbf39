import { Refusal } from './Refusal.ts';

type Limits = {
  /** How many run at the same time. */
  atOnce: number;
  /** How many wait; any further one is refused. */
  mayWait: number;
  /** Seconds after which a refused one can be tried again. */
  retryAfter: number;
};

/** Runs expensive work of requests a few at a time, in the order in which it is given. */
export function inTurns({ atOnce, mayWait, retryAfter }: Limits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new Refusal('too_many_requests', undefined, retryAfter);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The next one that waits takes the place; otherwise it becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
