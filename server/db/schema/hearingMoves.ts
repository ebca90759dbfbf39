import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, time, uuid } from 'drizzle-orm/pg-core';
import { batchActs } from '#domain/hearings/batches/batchActs';
import type { HearingStatus } from '#domain/hearings/statuses';
import { hearings } from './calendar.ts';
import { id, moment, oneOf } from './columns.ts';
import { batchId } from './hearingBatches.ts';
import { court, person } from './references.ts';

/** What else changed with a hearing’s date, to restore it. */
export type BeforeMove = {
  status: HearingStatus;
  sitting_id: string | null;
  courtroom_id: string | null;
  override_reason: string | null;
  reason: string | null;
  /** Absent in rows of changes that left the judge. */
  judge_id?: string | null;
  judge?: string;
  /** Absent in rows from before batches could change it. */
  interpreter?: string | null;
  interpreter_id?: string | null;
};

/** The dates that hearings had. A row is written whenever a date changes or is taken off; none is ever deleted. */
export const hearingMoves = pgTable(
  'hearing_moves',
  {
    id: id(),
    court_id: court(),
    hearing_id: uuid('hearing_id')
      .notNull()
      .references(() => hearings.id, { onDelete: 'cascade' }),
    /** The batch in which it was rescheduled; null if it was changed alone. */
    batch_id: batchId('batch_id'),
    act: oneOf('act', batchActs).notNull(),
    reason: text('reason'),
    from_date: date('from_date', { mode: 'string' }).notNull(),
    from_time: time('from_time').notNull(),
    from_venue: text('from_venue').notNull(),
    /** Null for a hearing that was taken off the calendar. */
    to_date: date('to_date', { mode: 'string' }),
    to_time: time('to_time'),
    to_venue: text('to_venue'),
    /** The hearing to which it was continued. */
    next_hearing_id: uuid('next_hearing_id').references(() => hearings.id, { onDelete: 'cascade' }),
    before: jsonb('before').$type<BeforeMove>().notNull(),
    /** The hearing’s version after it. */
    version: integer('version').notNull(),
    moved_by: person('moved_by'),
    moved_at: moment('moved_at').notNull(),
    undone_at: moment('undone_at'),
  },
  (t) => [
    index('hearing_moves_hearing').on(t.hearing_id),
    index('hearing_moves_next').on(t.next_hearing_id).where(sql`${t.next_hearing_id} is not null`),
    index('hearing_moves_batch').on(t.batch_id).where(sql`${t.batch_id} is not null`),
    check('hearing_moves_to', sql`num_nulls(${t.to_date}, ${t.to_time}, ${t.to_venue}) in (0, 3)`),
  ],
);
