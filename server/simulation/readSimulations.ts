import type { Simulation, SimulationReport } from '#contract/simulations';
import { findNames } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeSimulation, namesIn } from './describeSimulation.ts';
import { findSimulation, findSimulations } from './simulationRepository.ts';

/** The latest simulations of the court. */
export async function listSimulations({ db }: Needs<'db'>, { court_id }: Actor): Promise<Simulation[]> {
  const found = await findSimulations(db, court_id);
  const people = await findNames(db, [...new Set(found.map(({ asked_by }) => asked_by))]);
  const names = await namesIn(db, court_id);
  return found.map((one) => describeSimulation(one, people.get(one.asked_by) ?? '', names));
}

/** A simulation and, once it has ended, what it shows. */
export async function readSimulation(
  { db }: Needs<'db'>,
  { court_id }: Actor,
  id: string,
): Promise<{ data: Simulation; report: SimulationReport | null }> {
  const found = await findSimulation(db, court_id, id);
  if (!found) throw new Refusal('not_found');
  const people = await findNames(db, [found.asked_by]);
  const data = describeSimulation(found, people.get(found.asked_by) ?? '', await namesIn(db, court_id));
  return { data, report: found.report as SimulationReport | null };
}
