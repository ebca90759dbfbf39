import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { exportFailures, exportStates } from '#domain/exports/exportTerms';
import { id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** Exports of the entire portal into EXPORT_FOLDER, each made by a job. */

export const courtExports = pgTable(
  'court_exports',
  {
    id: id(),
    /** Null for a nightly one. */
    requested_by: person('requested_by'),
    /** The date of a nightly export in the court’s time zone. */
    night: date('night'),
    state: oneOf('state', exportStates).notNull().default('queued'),
    /** Progress, and in the end the result. */
    rows: bigint('rows', { mode: 'number' }).notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    documents: integer('documents').notNull().default(0),
    /** Documents that the record names and the document store does not have. */
    missing: integer('missing').notNull().default(0),
    /** The folder within EXPORT_FOLDER; null until it is complete. */
    folder: text('folder'),
    failure: oneOf('failure', exportFailures),
    requested_at: moment('requested_at').notNull(),
    started_at: moment('started_at'),
    finished_at: moment('finished_at'),
  },
  (t) => [
    index('court_exports_newest').on(t.requested_at.desc()),
    uniqueIndex('court_exports_one_a_night').on(t.night),
    uniqueIndex('court_exports_one_at_a_time').on(sql`(true)`).where(sql`${t.state} in ('queued', 'running')`),
  ],
);

/** Whether the portal is exported every night, of the court that the installation belongs to. */
export const exportSettings = pgTable(
  'export_settings',
  {
    court_id: court().primaryKey(),
    enabled: boolean('enabled').notNull(),
    /** In the court’s time zone. */
    hour: integer('hour').notNull(),
    keep: integer('keep').notNull(),
    version: version(),
  },
  (t) => [check('export_settings_sound', sql`${t.hour} between 0 and 23 and ${t.keep} between 1 and 60`)],
);
