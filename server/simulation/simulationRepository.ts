import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PairedRun } from '#domain/simulation/RunMeasures';
import { simulationRuns, simulations } from '#server/db/schema/simulations';
import type { Db } from '#server/kernel/Database';

export type StoredSimulation = typeof simulations.$inferSelect;
type Change = Partial<Omit<StoredSimulation, 'id' | 'court_id'>>;

/** Without the model and the report, which are large. */
const { model: _model, report: _report, ...shown } = getTableColumns(simulations);
export type ShownSimulation = Omit<StoredSimulation, 'model' | 'report'>;

const latest = 20;

/** Stores a new simulation; undefined while another one of the court is under way. */
export async function insertSimulation(
  tx: Db,
  simulation: typeof simulations.$inferInsert,
): Promise<ShownSimulation | undefined> {
  const [made] = await tx.insert(simulations).values(simulation).onConflictDoNothing().returning(shown);
  return made;
}

/** The latest simulations of a court. */
export function findSimulations(db: Db, court_id: string): Promise<ShownSimulation[]> {
  return db
    .select(shown)
    .from(simulations)
    .where(eq(simulations.court_id, court_id))
    .orderBy(desc(simulations.asked_at), desc(simulations.id))
    .limit(latest);
}

export async function findSimulation(
  db: Db,
  court_id: string,
  id: string,
): Promise<(ShownSimulation & Pick<StoredSimulation, 'report'>) | undefined> {
  const [found] = await db
    .select({ ...shown, report: simulations.report })
    .from(simulations)
    .where(and(eq(simulations.court_id, court_id), eq(simulations.id, id)));
  return found;
}

const isUnfinished = inArray(simulations.state, ['queued', 'running']);

/** A simulation that its job has to make. */
export async function findUnfinishedSimulationForSystem(db: Db, id: string): Promise<StoredSimulation | undefined> {
  const [found] = await db
    .select()
    .from(simulations)
    .where(and(eq(simulations.id, id), isUnfinished));
  return found;
}

/** Changes a simulation that has not ended. Returns whether it continues: it has not ended, and no one canceled it. */
export async function changeSimulationForSystem(db: Db, id: string, change: Change): Promise<boolean> {
  const [changed] = await db
    .update(simulations)
    .set({ ...change, version: sql`${simulations.version} + 1` })
    .where(and(eq(simulations.id, id), isUnfinished))
    .returning({ cancel_requested: simulations.cancel_requested });
  return changed?.cancel_requested === false;
}

/** Asks a simulation to end. Returns whether it had not ended. */
export async function requestCancel(tx: Db, court_id: string, id: string): Promise<boolean> {
  const changed = await tx
    .update(simulations)
    .set({ cancel_requested: true })
    .where(and(eq(simulations.court_id, court_id), eq(simulations.id, id), isUnfinished))
    .returning({ id: simulations.id });
  return changed.length > 0;
}

/** Stores runs with the progress. A run that is stored already is the same. Returns whether the simulation continues. */
export function keepRuns(tx: Db, id: string, runs: readonly PairedRun[]): Promise<boolean> {
  return tx.transaction(async (inner) => {
    const rows = runs.map((measures) => ({ simulation_id: id, run: measures.run, measures }));
    if (rows.length > 0) await inner.insert(simulationRuns).values(rows).onConflictDoNothing();
    const [{ done } = { done: 0 }] = await inner
      .select({ done: count() })
      .from(simulationRuns)
      .where(eq(simulationRuns.simulation_id, id));
    return changeSimulationForSystem(inner, id, { done });
  });
}

/** The runs of a simulation that have ended. */
export async function findRuns(db: Db, id: string): Promise<PairedRun[]> {
  const found = await db
    .select({ measures: simulationRuns.measures })
    .from(simulationRuns)
    .where(eq(simulationRuns.simulation_id, id))
    .orderBy(asc(simulationRuns.run));
  return found.map(({ measures }) => measures);
}

/** Deletes the runs of a simulation, whose report has their figures. */
export async function deleteRuns(tx: Db, id: string): Promise<void> {
  await tx.delete(simulationRuns).where(eq(simulationRuns.simulation_id, id));
}
