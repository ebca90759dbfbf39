import type { CourtModel } from '#domain/simulation/CourtModel';
import { modelOf } from '#domain/simulation/modelOf';
import type { SimulationFailure } from '#domain/simulation/simulationStates';
import { summarizeRuns } from '#domain/simulation/summarizeRuns';
import type { Needs } from '#server/kernel/needs';
import { loadCourtFacts } from './loadCourtFacts.ts';
import { runSimulation } from './runSimulation.ts';
import {
  changeSimulationForSystem,
  deleteRuns,
  findRuns,
  findUnfinishedSimulationForSystem,
  keepRuns,
  type StoredSimulation,
} from './simulationRepository.ts';

type Tools = Needs<'db' | 'now'>;

/**
 * Simulates the court’s weeks, with its progress on record. Each run is stored as it ends, and one that was interrupted
 * continues with the court as it was and the runs that it lacks, so that its report is the same.
 */
export async function makeSimulation(needs: Tools, id: string, signal: AbortSignal): Promise<void> {
  const { db } = needs;
  const simulation = await findUnfinishedSimulationForSystem(db, id);
  if (!simulation) return;
  const model = simulation.model ?? (await loadModel(needs, simulation));
  const failure = failureOf(model);
  if (failure) return endSimulation(needs, id, { state: 'failed', failure });
  const continues = await changeSimulationForSystem(db, id, { state: 'running', model });
  if (continues) await simulate(needs, simulation, model, signal);
  await reportSimulation(needs, id, model);
}

async function loadModel({ db, now }: Tools, simulation: StoredSimulation): Promise<CourtModel> {
  const { court_id, weeks, past_weeks, notice_days, standard_days } = simulation;
  const facts = await loadCourtFacts(db, { court_id, weeks, past_weeks, now: now() });
  return modelOf(facts, { weeks, past_weeks, notice_days, standard_days });
}

/** Why nothing can be simulated. */
function failureOf({ judges, rooms, past }: CourtModel): SimulationFailure | null {
  if (judges.length === 0) return 'no_judges';
  if (rooms.length === 0) return 'no_rooms';
  return past.weeks.length === 0 ? 'no_past' : null;
}

async function simulate(
  { db }: Tools,
  { id, scenario, seed, runs }: StoredSimulation,
  model: CourtModel,
  signal: AbortSignal,
): Promise<void> {
  const ended = new Set((await findRuns(db, id)).map(({ run }) => run));
  const lacking = Array.from({ length: runs }, (_, run) => run).filter((run) => !ended.has(run));
  if (lacking.length === 0) return;
  await runSimulation({ model, scenario, seed, runs: lacking }, signal, (done) => keepRuns(db, id, done));
}

/** Ends a simulation with what its runs show. The report has their figures, so that neither they nor the model are kept. */
async function reportSimulation(needs: Tools, id: string, model: CourtModel): Promise<void> {
  const { db } = needs;
  const simulation = await findUnfinishedSimulationForSystem(db, id);
  if (!simulation) return;
  const runs = await findRuns(db, id);
  const report = runs.length === 0 ? null : summarizeRuns(model, simulation.scenario, runs);
  await db.transaction(async (tx) => {
    const state = runs.length < simulation.runs ? 'canceled' : 'done';
    await changeSimulationForSystem(tx, id, { state, report, model: null, finished_at: needs.now() });
    await deleteRuns(tx, id);
  });
}

type End = Parameters<typeof changeSimulationForSystem>[2];

async function endSimulation({ db, now }: Tools, id: string, end: End): Promise<void> {
  await changeSimulationForSystem(db, id, { ...end, model: null, finished_at: now() });
}

/** Records that the simulation failed. */
export async function failSimulation(needs: Tools, id: string): Promise<void> {
  await endSimulation(needs, id, { state: 'failed', failure: 'fault' });
  await deleteRuns(needs.db, id);
}
