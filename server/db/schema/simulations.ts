import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CourtModel } from '#domain/simulation/CourtModel';
import type { PairedRun } from '#domain/simulation/RunMeasures';
import type { Scenario } from '#domain/simulation/Scenario';
import type { SimulationReport } from '#domain/simulation/SimulationReport';
import { simulationFailures, simulationStates } from '#domain/simulation/simulationStates';
import { id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** What-ifs: simulations of a court's weeks with and without a change. Nothing on the calendar depends on them. */
export const simulations = pgTable(
  'simulations',
  {
    id: id(),
    court_id: court(),
    asked_by: person('asked_by').notNull(),
    asked_at: moment('asked_at').notNull(),
    scenario: jsonb('scenario').$type<Scenario>().notNull(),
    weeks: integer('weeks').notNull(),
    /** How many weeks of the past are read. */
    past_weeks: integer('past_weeks').notNull(),
    notice_days: integer('notice_days').notNull(),
    standard_days: integer('standard_days').notNull(),
    runs: integer('runs').notNull(),
    seed: integer('seed').notNull(),
    state: oneOf('state', simulationStates).notNull().default('queued'),
    failure: oneOf('failure', simulationFailures),
    cancel_requested: boolean('cancel_requested').notNull().default(false),
    /** The court as it was when the simulation began; null until then, and after its end. */
    model: jsonb('model').$type<CourtModel>(),
    report: jsonb('report').$type<SimulationReport>(),
    done: integer('done').notNull().default(0),
    finished_at: moment('finished_at'),
    version: version(),
  },
  (t) => [
    index('simulations_of_court').on(t.court_id, t.asked_at.desc()),
    // Two presses of the button never simulate twice.
    uniqueIndex('simulations_one_at_a_time').on(t.court_id).where(sql`${t.state} in ('queued', 'running')`),
    check('simulations_failed', sql`(${t.state} = 'failed') = (${t.failure} is not null)`),
    check('simulations_finished', sql`(${t.state} in ('queued', 'running')) = (${t.finished_at} is null)`),
    check('simulations_done', sql`${t.done} between 0 and ${t.runs}`),
  ],
);

/** The runs of a simulation under way; an interrupted one continues with those that it lacks. */
export const simulationRuns = pgTable(
  'simulation_runs',
  {
    simulation_id: uuid('simulation_id')
      .notNull()
      .references(() => simulations.id, { onDelete: 'cascade' }),
    run: integer('run').notNull(),
    measures: jsonb('measures').$type<PairedRun>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.simulation_id, t.run] })],
);
