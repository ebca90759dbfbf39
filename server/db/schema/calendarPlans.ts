import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Conflict } from '#domain/scheduling/findConflict';
import type { Instance, Solution, Weights } from '#domain/scheduling/Instance';
import { planFailures, planScopes, planStates } from '#domain/scheduling/plans/planStates';
import type { CourtWeights } from '#domain/scheduling/plans/weights';
import { courtrooms, hearings, sittings } from './calendar.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { hearingStaff } from './hearingStaff.ts';
import { court, person } from './references.ts';

/** Proposals of the optimizer for a court's calendar. A hearing changes only when a person accepts its place. */
export const calendarPlans = pgTable(
  'calendar_plans',
  {
    id: id(),
    court_id: court(),
    asked_by: person('asked_by').notNull(),
    asked_at: moment('asked_at').notNull(),
    first_day: date('first_day', { mode: 'string' }).notNull(),
    last_day: date('last_day', { mode: 'string' }).notNull(),
    scope: oneOf('scope', planScopes).notNull(),
    /** Days of notice before which no hearing is placed. */
    notice_days: integer('notice_days').notNull(),
    /** The longest search, in seconds. */
    seconds: integer('seconds').notNull(),
    seed: integer('seed').notNull(),
    weights: jsonb('weights').$type<Weights>().notNull(),
    state: oneOf('state', planStates).notNull().default('queued'),
    failure: oneOf('failure', planFailures),
    cancel_requested: boolean('cancel_requested').notNull().default(false),
    /** The calendar as it was when the search began; null until then. */
    instance: jsonb('instance').$type<Instance>(),
    /** The time of the first slot of each day; null until the search begins. */
    begins_at: time('begins_at'),
    /** The best solution so far, so that a search that was interrupted continues. */
    best: jsonb('best').$type<Solution>(),
    total: integer('total'),
    placed: integer('placed'),
    steps: integer('steps').notNull().default(0),
    cost: doublePrecision('cost'),
    searched_seconds: doublePrecision('searched_seconds').notNull().default(0),
    finished_at: moment('finished_at'),
    version: version(),
  },
  (t) => [
    index('calendar_plans_of_court').on(t.court_id, t.asked_at.desc()),
    // Two presses of the button never search twice.
    uniqueIndex('calendar_plans_one_at_a_time').on(t.court_id).where(sql`${t.state} in ('queued', 'running')`),
    check('calendar_plans_days', sql`${t.first_day} <= ${t.last_day}`),
    check('calendar_plans_failed', sql`(${t.state} = 'failed') = (${t.failure} is not null)`),
    check('calendar_plans_finished', sql`(${t.state} in ('queued', 'running')) = (${t.finished_at} is null)`),
  ],
);

/** Where a plan places a hearing, beside where it was when the plan was made. */
export const calendarPlanItems = pgTable(
  'calendar_plan_items',
  {
    plan_id: uuid('plan_id')
      .notNull()
      .references(() => calendarPlans.id, { onDelete: 'cascade' }),
    hearing_id: uuid('hearing_id')
      .notNull()
      .references(() => hearings.id, { onDelete: 'cascade' }),
    /** The version of the hearing that the plan is based on. */
    hearing_version: integer('hearing_version').notNull(),
    /** Null for a hearing that has no place in the plan. */
    hearing_date: date('hearing_date', { mode: 'string' }),
    hearing_time: time('hearing_time'),
    judge_id: person('judge_id'),
    courtroom_id: uuid('courtroom_id').references(() => courtrooms.id),
    sitting_id: uuid('sitting_id').references(() => sittings.id),
    /** The language for which a hearing needs an interpreter and names none. */
    language: text('language'),
    /** The interpreter whom the plan chose; null if it has no place, or if no one interprets the language. */
    interpreter_id: uuid('interpreter_id').references(() => hearingStaff.id, { onDelete: 'set null' }),
    /** Whether the place differs from the present one. */
    moves: boolean('moves').notNull(),
    /** Why it has no place: requirements that cannot all be met; null if it has one, or if none are proven. */
    conflict: jsonb('conflict').$type<Conflict>(),
  },
  (t) => [
    primaryKey({ columns: [t.plan_id, t.hearing_id] }),
    index('calendar_plan_items_hearing').on(t.hearing_id),
    check(
      'calendar_plan_items_place',
      sql`num_nulls(${t.hearing_date}, ${t.hearing_time}, ${t.judge_id}, ${t.courtroom_id}) in (0, 4)`,
    ),
  ],
);

/** What a court weighs in its plans; a court without a row has the usual weights. */
export const courtPlanWeights = pgTable('court_plan_weights', {
  court_id: court().primaryKey(),
  weights: jsonb('weights').$type<CourtWeights>().notNull(),
  changed_by: person('changed_by').notNull(),
  changed_at: moment('changed_at').notNull(),
});
