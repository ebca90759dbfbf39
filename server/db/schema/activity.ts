import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ActivityAction, ActivityMessage } from '#domain/activity/ActivityMessages';
import { recordCheckStates } from '#domain/activity/recordCheckStates';
import { id, moment, oneOf } from './columns.ts';
import { courts } from './courts.ts';
import { court, person } from './references.ts';

/** The record: one line for each act, chained and signed. */

/** Who did what to which thing, when and from where. Only ever appended; a trigger refuses the rest. */
export const activities = pgTable(
  'activities',
  {
    court_id: court(),
    /** Position in the court's chain, from 1, without gaps. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    actor_id: uuid('actor_id'),
    actor_name: text('actor_name'),
    actor_role: text('actor_role'),
    action: text('action').$type<ActivityAction>().notNull(),
    subject_type: text('subject_type').notNull(),
    subject_id: text('subject_id').notNull(),
    /** The values in the action's message; the catalogs of texts have the words. */
    values: jsonb('values').$type<ActivityMessage['values']>().notNull(),
    /** Whose own list the line is in besides the actor's: the filer of the filing, the person acted on. */
    concerns: uuid('concerns'),
    from_address: text('from_address'),
    /** What was changed, as the JSON of a list of field, before and after; null where nothing is compared. */
    changes: text('changes'),
    at: moment('at').notNull(),
    previous_hash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.court_id, t.seq] }),
    index('activities_newest').on(t.court_id, t.at.desc().nullsFirst()),
    index('activities_kind').on(t.court_id, t.subject_type, t.at.desc().nullsFirst()),
    index('activities_actor').on(t.actor_id, t.at.desc().nullsFirst()),
    index('activities_actor_kind').on(t.actor_id, t.subject_type, t.at.desc().nullsFirst()),
    index('activities_concerns').on(t.concerns, t.at.desc().nullsFirst()),
    index('activities_subject').on(t.subject_id, t.at.desc().nullsFirst()),
  ],
);

/** The ends of chains that the portal signed; a copy of what it wrote outside the database. Only ever appended. */
export const activitySignatures = pgTable(
  'activity_signatures',
  {
    court_id: court(),
    /** The line that was the last one when the chain was signed, and its hash. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    signed_at: moment('signed_at').notNull(),
    /** Fingerprint of the key, and its Ed25519 signature in base64. */
    key_id: text('key_id').notNull(),
    signature: text('signature').notNull(),
  },
  (t) => [primaryKey({ columns: [t.court_id, t.seq, t.signed_at] })],
);

/** Checks of a court’s record on request: its chain of hashes and its signatures. */
export const recordChecks = pgTable(
  'record_checks',
  {
    id: id(),
    court_id: court(),
    requested_by: person('requested_by').notNull(),
    requested_at: moment('requested_at').notNull(),
    state: oneOf('state', recordCheckStates).notNull().default('queued'),
    /** The lines that are intact, from the first one; and the last line that was signed. */
    lines: bigint('lines', { mode: 'number' }),
    signed_through: bigint('signed_through', { mode: 'number' }),
    /** What is wrong, in sentences that name the line. */
    faults: text('faults').array().notNull().default(sql`'{}'`),
    finished_at: moment('finished_at'),
  },
  (t) => [
    index('record_checks_newest').on(t.court_id, t.requested_at.desc()),
    uniqueIndex('record_checks_one_at_a_time').on(t.court_id).where(sql`${t.state} in ('queued', 'running')`),
  ],
);

/** The end of each court's chain; locked while a line is added. */
export const activityHeads = pgTable('activity_heads', {
  court_id: text('court_id')
    .primaryKey()
    .references(() => courts.id),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
