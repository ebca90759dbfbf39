import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { recordFailures, recordStates } from '#domain/appeals/recordStates';
import { cases } from './cases.ts';
import { id, moment, oneOf } from './columns.ts';
import { docketEntries } from './docket.ts';
import { ofPerson } from './references.ts';

/** Records on appeal: each is assembled by a job from the docket entries that a clerk chose, and then certified. */
export const appealRecords = pgTable(
  'appeal_records',
  {
    id: id(),
    ...ofPerson(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    reviewing_court: text('reviewing_court').notNull(),
    /** The numbers of the docket entries. */
    entries: integer('entries').array().notNull(),
    /** Those of which a document is not in the PDF. */
    left_out: integer('left_out').array().notNull().default(sql`'{}'`),
    state: oneOf('state', recordStates).notNull().default('queued'),
    failure: oneOf('failure', recordFailures),
    pages: integer('pages'),
    sha256: text('sha256'),
    file_size: bigint('file_size', { mode: 'number' }),
    requested_at: moment('requested_at').notNull(),
    finished_at: moment('finished_at'),
    certified_entry_id: uuid('certified_entry_id').references(() => docketEntries.id),
  },
  (t) => [
    index('appeal_records_case').on(t.case_id, t.requested_at.desc()),
    uniqueIndex('appeal_records_one_at_a_time').on(t.case_id).where(sql`${t.state} in ('queued', 'running')`),
  ],
);
