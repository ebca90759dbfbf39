import type { SimulatedScenario, Simulation } from '#contract/simulations';
import type { Scenario } from '#domain/simulation/Scenario';
import { readDirectory } from '#server/calendar/readDirectory';
import type { Db } from '#server/kernel/Database';
import type { ShownSimulation } from './simulationRepository.ts';

/** The names of a court’s judges, courtrooms, and event types by ID. */
export type Names = ReadonlyMap<string, string>;

export async function namesIn(db: Db, court_id: string): Promise<Names> {
  const { judges, rooms, kinds } = await readDirectory(db, court_id);
  return new Map([...judges, ...rooms, ...kinds].map(({ id, name }) => [id, name]));
}

/** A simulation as staff see it. */
export function describeSimulation(simulation: ShownSimulation, asked_by: string, names: Names): Simulation {
  const { id, asked_at, weeks, past_weeks, notice_days, standard_days, runs, seed } = simulation;
  const { state, failure, done, finished_at, scenario } = simulation;
  return {
    ...{ id, asked_by, asked_at: asked_at.toISOString(), scenario: describeScenario(scenario, names) },
    ...{ weeks, past_weeks, notice_days, standard_days, runs, seed, state, failure, done },
    finished_at: finished_at?.toISOString() ?? null,
  };
}

/** A judge or courtroom that the court no longer has is left without a name. */
function describeScenario(
  { without_judges, without_rooms, reserved, ...rest }: Scenario,
  names: Names,
): SimulatedScenario {
  const nameOf = (id: string) => names.get(id) ?? '';
  return {
    ...{ ...rest, without_judges: without_judges.map(nameOf), without_rooms: without_rooms.map(nameOf) },
    reserved: reserved && {
      ...{ weekday: reserved.weekday, only: reserved.only },
      subject: reserved.case_type ?? nameOf(reserved.event_type_id ?? ''),
      judge: reserved.judge_id === null ? null : nameOf(reserved.judge_id),
    },
  };
}
