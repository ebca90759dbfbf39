import { parentPort, workerData } from 'node:worker_threads';
import type { Instance, Placement, Solution } from '#domain/scheduling/Instance';
import { search } from '#domain/scheduling/search';

/** What the thread receives: the instance, and until when it searches. */
export type SearchOrder = {
  instance: Instance;
  seed: number;
  from: readonly Placement[] | null;
  milliseconds: number;
  /** The most steps, so that the same calendar has the same solution; without them, only the time ends the search. */
  steps?: number;
};

/** What it reports about every second, and at the end. */
export type SearchReport = { step: number; cost: number; best: Solution; isDone: boolean };

const reportEvery = 1000;
/** A search ends early after this many steps without a better solution, and this many for each hearing. */
const idleSteps = { least: 5000, ofHearing: 500 };

const { instance, seed, from, milliseconds, steps = Number.MAX_SAFE_INTEGER } = workerData as SearchOrder;
const began = performance.now();
let reported = began;
const patience = idleSteps.least + idleSteps.ofHearing * instance.hearings.length;
let best = Number.POSITIVE_INFINITY;
let improved = 0;
const found = search(instance, {
  seed,
  steps,
  ...(from && { from }),
  onProgress: (progress) => {
    const now = performance.now();
    const { step, cost } = progress;
    if (cost < best) {
      best = cost;
      improved = step;
    }
    if (now - reported >= reportEvery) {
      reported = now;
      report({ step, cost, best: progress.best(), isDone: false });
    }
    return now - began < milliseconds && step - improved < patience;
  },
});
report({ step: found.steps, cost: found.cost, best: found, isDone: true });

function report(message: SearchReport): void {
  parentPort!.postMessage(message);
}
