import type { NewSimulation, Simulation } from '#contract/simulations';
import { caseTypes } from '#domain/courts/choices';
import { minutesOf } from '#domain/hearings/clockMinutes';
import { checkScenario, type ReservedDay, type Scenario, type ScenarioProblem } from '#domain/simulation/Scenario';
import { readDirectory } from '#server/calendar/readDirectory';
import { readCourtDays } from '#server/courts/readCourtDays';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeSimulation, namesIn } from './describeSimulation.ts';
import { simulationJob } from './simulationJob.ts';
import { findSimulation, insertSimulation, requestCancel } from './simulationRepository.ts';

const problems: Record<ScenarioProblem, [field: string, message: string]> = {
  no_change: ['more_judges', 'Choose at least one change.'],
  no_judges: ['without_judges', 'At least one judge must remain.'],
  no_rooms: ['without_rooms', 'At least one courtroom must remain.'],
  short_day: ['closes_later', 'The court must be open for at least two hours.'],
  long_day: ['closes_later', 'The court can be open for at most 16 hours, within one day.'],
};

/** Queues a simulation of the court, of which a court has one at a time. */
export async function startSimulation(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  asked: NewSimulation,
): Promise<{ message: string; data: Simulation }> {
  const { court_id, person_id: asked_by } = actor;
  return db.transaction(async (tx) => {
    const scenario = await scenarioOf(tx, court_id, asked);
    const { weeks, past_weeks, notice_days, standard_days, runs, seed } = asked;
    const made = await insertSimulation(tx, {
      ...{ court_id, asked_by, asked_at: now(), scenario },
      ...{ weeks, past_weeks, notice_days, standard_days, runs, seed },
    });
    if (!made) throw new Refusal('simulation_under_way');
    await addJob(tx, simulationJob, { id: made.id });
    const names = await namesIn(tx, court_id);
    return { message: 'Simulation started', data: describeSimulation(made, actor.full_name, names) };
  });
}

/** The change as the simulation has it. What the court does not have is refused at its field. */
async function scenarioOf(tx: Db, court_id: string, asked: NewSimulation): Promise<Scenario> {
  const { more_judges, without_judges, more_rooms, without_rooms, opens_earlier, closes_later, arrivals_percent } =
    asked;
  const [{ judges, rooms: all, kinds }, days] = [await readDirectory(tx, court_id), await readCourtDays(tx, court_id)];
  const rooms = all.filter(({ active }) => active);
  const isOf = (known: readonly { id: string }[], ids: readonly string[]) =>
    ids.every((id) => known.some((one) => one.id === id));
  if (!isOf(judges, without_judges)) throw invalidInput('without_judges', 'Choose judges of the court.');
  if (!isOf(rooms, without_rooms)) throw invalidInput('without_rooms', 'Choose courtrooms of the court.');
  const scenario: Scenario = {
    ...{ more_judges, without_judges, more_rooms, without_rooms, opens_earlier, closes_later, arrivals_percent },
    reserved: reservedDay(asked, judges, kinds),
  };
  const hours = days.hours.map(({ opens, closes }) => ({ opens: minutesOf(opens), closes: minutesOf(closes) }));
  const problem = checkScenario(scenario, { judges, rooms, hours });
  if (problem) throw invalidInput(...problems[problem]);
  return scenario;
}

function reservedDay(
  { reserved_weekday: weekday, reserved_for, reserved_judge, reserved_only: only }: NewSimulation,
  judges: readonly { id: string }[],
  types: readonly { id: string }[],
): ReservedDay | null {
  if (weekday === null) return null;
  const event_type_id = types.find(({ id }) => id === reserved_for)?.id ?? null;
  const case_type = caseTypes.find((one) => one === reserved_for) ?? null;
  if (event_type_id === null && case_type === null)
    throw invalidInput('reserved_for', 'Choose what the weekday is reserved for.');
  if (reserved_judge !== null && !judges.some(({ id }) => id === reserved_judge))
    throw invalidInput('reserved_judge', 'Choose a judge of the court.');
  return { weekday, event_type_id, case_type, judge_id: reserved_judge, only };
}

/** Ends a simulation early, with what its runs show. */
export async function cancelSimulation(
  { db }: Needs<'db'>,
  { court_id }: Actor,
  id: string,
): Promise<{ message: string }> {
  if (!(await requestCancel(db, court_id, id)))
    throw new Refusal((await findSimulation(db, court_id, id)) ? 'simulation_ended' : 'not_found');
  return { message: 'The simulation ends with the runs so far' };
}
