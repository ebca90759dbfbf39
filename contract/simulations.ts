import { z } from 'zod';
import { weekdays } from '#domain/days/days';
import { scenarioLimits } from '#domain/simulation/Scenario';
import { simulationWarnings } from '#domain/simulation/SimulationReport';
import { simulationFailures, simulationLimits, simulationStates } from '#domain/simulation/simulationStates';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

const counted = (what: string, least: number, most: number) =>
  z.coerce
    .number({ error: `${what}: enter a number` })
    .int(`${what}: enter a whole number`)
    .min(least, `${what}: at least ${least}`)
    .max(most, `${what}: at most ${most}`);
const limited = (what: string, { least, usual, most }: { least: number; usual: number; most: number }) =>
  counted(what, least, most).default(usual);
const { judges, rooms, minutes, least_percent, most_percent } = scenarioLimits;
const listed = z.array(z.uuid()).max(100).default([]);
/** An empty choice of a form. */
const none = z.literal('').transform(() => null);

/** A change of the court, of which several can be combined, and how it is simulated. */
export const NewSimulation = z.object({
  more_judges: counted('Additional judges', 0, judges).default(0),
  without_judges: listed,
  more_rooms: counted('Additional courtrooms', 0, rooms).default(0),
  without_rooms: listed,
  opens_earlier: counted('Minutes earlier', -minutes, minutes).default(0),
  closes_later: counted('Minutes later', -minutes, minutes).default(0),
  arrivals_percent: counted('Requests', least_percent, most_percent).default(0),
  /** The weekday that is reserved, from 0 for Sunday; null for none. */
  reserved_weekday: z
    .union([
      none,
      z.coerce
        .number()
        .int()
        .min(0)
        .max(weekdays.length - 1),
    ])
    .nullable()
    .default(null),
  /** An event type by its ID, or a case type by its name. */
  reserved_for: z.string().max(200).default(''),
  reserved_judge: z.union([none, z.uuid()]).nullable().default(null),
  reserved_only: z.boolean().default(false),
  weeks: limited('Weeks', simulationLimits.weeks),
  past_weeks: limited('Past weeks', simulationLimits.past_weeks),
  notice_days: limited('Days of notice', simulationLimits.notice_days),
  standard_days: limited('Standard', simulationLimits.standard_days),
  runs: limited('Runs', simulationLimits.runs),
  seed: counted('Seed', 1, 1_000_000).default(1),
});
export type NewSimulation = z.infer<typeof NewSimulation>;

/** A change with the names that it has in the court. */
export const SimulatedScenario = z.object({
  more_judges: z.number().int(),
  without_judges: z.array(z.string()),
  more_rooms: z.number().int(),
  without_rooms: z.array(z.string()),
  opens_earlier: z.number().int(),
  closes_later: z.number().int(),
  arrivals_percent: z.number().int(),
  reserved: z
    .object({ weekday: z.number().int(), subject: z.string(), judge: z.string().nullable(), only: z.boolean() })
    .nullable(),
});
export type SimulatedScenario = z.infer<typeof SimulatedScenario>;

export const Simulation = z.object({
  id: z.uuid(),
  asked_by: z.string(),
  asked_at: Moment,
  scenario: SimulatedScenario,
  weeks: z.number().int(),
  past_weeks: z.number().int(),
  notice_days: z.number().int(),
  standard_days: z.number().int(),
  runs: z.number().int(),
  seed: z.number().int(),
  state: z.enum(simulationStates),
  failure: z.enum(simulationFailures).nullable(),
  /** How many runs have ended. */
  done: z.number().int(),
  finished_at: Moment.nullable(),
});
export type Simulation = z.infer<typeof Simulation>;

const Estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });
const Pair = z.object({ present: Estimate, changed: Estimate });
const Compared = z.object({ ...Pair.shape, difference: Estimate });
const ComparedWaits = z.object({ mean: Compared, median: Compared, p90: Compared, late: Compared });
const Load = z.object({
  id: z.string(),
  name: z.string(),
  present_hours: z.number(),
  changed_hours: z.number(),
  present: Estimate.nullable(),
  changed: Estimate.nullable(),
});
const Past = z.object({
  weeks: z.number().int(),
  requests: z.number().int(),
  recorded: z.number().int(),
  inferred: z.number().int(),
  outcomes: z.number().int(),
  held: z.number().int(),
  continued: z.number().int(),
  canceled: z.number().int(),
  durations: z.number().int(),
  judge_days: z.number().int(),
  full_day: z.number().int(),
});

/** Every figure with its mean over the runs, and the interval in which it was in nine of ten runs. */
export const SimulationReport = z.object({
  runs: z.number().int(),
  requests: z.object({ present: z.number(), changed: z.number() }),
  waits: ComparedWaits.nullable(),
  types: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      n: z.number().int(),
      leads: z.number().int(),
      notice: z.number().int(),
      waits: ComparedWaits.nullable(),
    }),
  ),
  weeks: z.array(z.object({ begins: z.iso.date(), wait: Pair.nullable(), open: Pair })),
  judges: z.array(Load),
  rooms: z.array(Load),
  overtime: Compared.nullable(),
  open: Compared,
  unplaced: Compared,
  past: Past,
  warnings: z.array(z.enum(simulationWarnings)),
});
export type SimulationReport = z.infer<typeof SimulationReport>;

const shared = { permission: 'calendar:simulate' } as const;

export const startSimulation = endpoint({
  ...shared,
  method: 'POST',
  path: '/scheduling/simulations/',
  body: 'json',
  input: NewSimulation,
  reply: z.object({ message: z.string(), data: Simulation }),
  status: 202,
  summary: 'Starts a simulation of the court’s coming weeks, as they are and with a change.',
});

export const listSimulations = endpoint({
  ...shared,
  method: 'GET',
  path: '/scheduling/simulations/',
  input: z.object({}),
  reply: z.object({ data: z.array(Simulation) }),
  status: 200,
  summary: 'Returns the latest simulations of the court.',
});

export const readSimulation = endpoint({
  ...shared,
  method: 'GET',
  path: '/scheduling/simulations/:id/',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ data: Simulation, report: SimulationReport.nullable() }),
  status: 200,
  summary: 'Returns a simulation with its progress and, once it has ended, with its report.',
});

export const cancelSimulation = endpoint({
  ...shared,
  method: 'POST',
  path: '/scheduling/simulations/:id/cancel/',
  body: 'json',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Ends a simulation early. What its finished runs show is kept.',
});
