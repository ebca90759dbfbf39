import { parentPort, workerData } from 'node:worker_threads';
import { findConflict } from '#domain/scheduling/findConflict';
import { enoughSteps, search } from '#domain/scheduling/search';
import { giveWay } from '#server/kernel/giveWay';
import type { ConflictOrder, ConflictReport, SearchOrder, SearchReport } from './threadOrders.ts';

const reportEvery = 1000;

giveWay();
const order = workerData as SearchOrder | ConflictOrder;
if ('unplaced' in order) reportConflicts(order);
else reportSearch(order);

function reportSearch({ instance, seed, from, milliseconds, steps = enoughSteps(instance) }: SearchOrder): void {
  const began = performance.now();
  let reported = began;
  const found = search(instance, {
    ...{ seed, steps },
    ...(from && { from }),
    timeSpent: () => (performance.now() - began) / milliseconds,
    onProgress: ({ step, cost, best }) => {
      const now = performance.now();
      if (now - reported >= reportEvery) {
        reported = now;
        report({ step, cost, best: best(), isDone: false });
      }
      return true;
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
