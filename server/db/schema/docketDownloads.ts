import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { downloadFailures, downloadStates } from '#domain/docketing/downloadStates';
import { hearings } from './calendar.ts';
import { cases } from './cases.ts';
import { id, moment, oneOf } from './columns.ts';
import { ofPerson } from './references.ts';

/**
 * Downloads of all documents of a case that a person may read, or of the binder of a hearing, each made by a job and
 * kept for a day.
 */
export const docketDownloads = pgTable(
  'docket_downloads',
  {
    id: id(),
    ...ofPerson(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** The hearing whose binder it is; null for the documents of the case. */
    hearing_id: uuid('hearing_id').references(() => hearings.id),
    state: oneOf('state', downloadStates).notNull().default('queued'),
    /** How many documents the person could read when the job began; null until then. */
    total: integer('total'),
    done: integer('done').notNull().default(0),
    /** The documents in the file, by the IDs of their versions. */
    versions: uuid('versions').array().notNull().default(sql`'{}'`),
    /** The last entry in the index of a case, and the hash of what the index discloses; null of a binder. */
    last_entry: integer('last_entry'),
    sheet_hash: text('sheet_hash'),
    sha256: text('sha256'),
    file_size: bigint('file_size', { mode: 'number' }),
    failure: oneOf('failure', downloadFailures),
    requested_at: moment('requested_at').notNull(),
    finished_at: moment('finished_at'),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [
    index('docket_downloads_latest').on(t.person_id, t.case_id, t.requested_at.desc()),
    // Two presses of the button never make the same file twice.
    uniqueIndex('docket_downloads_one_at_a_time')
      .on(t.person_id, sql`coalesce(${t.hearing_id}, ${t.case_id})`)
      .where(sql`${t.state} in ('queued', 'running')`),
  ],
);
