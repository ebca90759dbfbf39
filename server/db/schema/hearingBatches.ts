import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BatchProblem, NewBatch } from '#contract/hearingBatches';
import { batchActs, batchCauses, batchStates } from '#domain/hearings/batches/batchActs';
import { calendarPlans } from './calendarPlans.ts';
import { id, moment, oneOf } from './columns.ts';
import { court, person } from './references.ts';

/** What was requested, as the queue keeps it: the hearings with their new times, and the time that is excluded. */
export type AskedBatch = Pick<NewBatch, 'hearings' | 'scope'>;

/** Hearings that were rescheduled together. The dates of each hearing are in `hearing_moves`. */
export const hearingBatches = pgTable(
  'hearing_batches',
  {
    id: id(),
    court_id: court(),
    act: oneOf('act', batchActs).notNull(),
    cause: oneOf('cause', batchCauses).notNull(),
    /** As the people concerned read it. */
    reason: text('reason').notNull(),
    state: oneOf('state', batchStates).notNull(),
    made_by: person('made_by').notNull(),
    made_at: moment('made_at').notNull(),
    /** What a queued batch will do; null once it is applied. */
    asked: jsonb('asked').$type<AskedBatch>(),
    /** The plan whose places were accepted. */
    plan_id: uuid('plan_id').references(() => calendarPlans.id, { onDelete: 'set null' }),
    /** Whether hearings with conflicts are left out instead of refusing the batch. */
    leaves_out: boolean('leaves_out').notNull().default(false),
    total: integer('total').notNull(),
    /** How many hearings were written. */
    done: integer('done').notNull().default(0),
    /** Hearings that were left out, or because of which the batch failed. */
    problems: jsonb('problems').$type<BatchProblem[]>(),
    notices_due_at: moment('notices_due_at'),
    notified_at: moment('notified_at'),
    /** How many people were notified. */
    notified: integer('notified'),
    undone_by: person('undone_by'),
    undone_at: moment('undone_at'),
  },
  (t) => [
    index('hearing_batches_court').on(t.court_id, t.made_at),
    index('hearing_batches_plan').on(t.plan_id).where(sql`${t.plan_id} is not null`),
    check('hearing_batches_undone', sql`(${t.state} = 'undone') = (${t.undone_at} is not null)`),
    check('hearing_batches_notified', sql`(${t.state} = 'notified') = (${t.notified_at} is not null)`),
    check('hearing_batches_asked', sql`(${t.state} = 'queued') <= (${t.asked} is not null)`),
  ],
);

/** The ID of a batch, where another table refers to it. */
export const batchId = (name: string) => uuid(name).references(() => hearingBatches.id);
