import { parentPort, workerData } from 'node:worker_threads';
import { findConflict } from '#domain/scheduling/findConflict';
import { search } from '#domain/scheduling/search';
import type { ConflictOrder, ConflictReport, SearchOrder, SearchReport } from './threadOrders.ts';

const reportEvery = 1000;
/** A search ends early after this many steps without a better solution, and this many for each hearing. */
const idleSteps = { least: 5000, ofHearing: 500 };

const order = workerData as SearchOrder | ConflictOrder;
if ('unplaced' in order) reportConflicts(order);
else reportSearch(order);

function reportSearch({ instance, seed, from, milliseconds, steps = Number.MAX_SAFE_INTEGER }: SearchOrder): void {
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
}

/** Reports each conflict as soon as it is found, so that none is lost when the time is over. */
function reportConflicts({ instance, unplaced }: ConflictOrder): void {
  for (const [index, hearing] of unplaced.entries()) {
    report({ hearing, conflict: findConflict(instance, hearing), isDone: index === unplaced.length - 1 });
  }
}

function report(message: SearchReport | ConflictReport): void {
  parentPort!.postMessage(message);
}
