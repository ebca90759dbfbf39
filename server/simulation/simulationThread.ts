import { parentPort, workerData } from 'node:worker_threads';
import type { CourtModel } from '#domain/simulation/CourtModel';
import type { PairedRun } from '#domain/simulation/RunMeasures';
import type { Scenario } from '#domain/simulation/Scenario';
import { prepareRuns } from '#domain/simulation/simulateRun';
import { giveWay } from '#server/kernel/giveWay';

/** What the thread receives: the court, the change, and which runs it makes. */
export type SimulationOrder = { model: CourtModel; scenario: Scenario; seed: number; runs: readonly number[] };

/** The runs that ended since the last report. */
export type SimulationProgress = { runs: PairedRun[]; isDone: boolean };

const reportEvery = 500;

giveWay();
const { model, scenario, seed, runs } = workerData as SimulationOrder;
const simulate = prepareRuns(model, scenario, seed);
let ended: PairedRun[] = [];
let reported = performance.now();
for (const run of runs) {
  ended.push(simulate(run));
  const now = performance.now();
  if (now - reported < reportEvery) continue;
  reported = now;
  report(false);
}
report(true);

function report(isDone: boolean): void {
  parentPort!.postMessage({ runs: ended, isDone } satisfies SimulationProgress);
  ended = [];
}
