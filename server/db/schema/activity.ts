import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ActivityAction, ActivityMessage } from '#domain/activity/ActivityMessages';
import { moment } from './columns.ts';
import { courts } from './courts.ts';
import { court } from './references.ts';

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

/** The end of each court's chain; locked while a line is added. */
export const activityHeads = pgTable('activity_heads', {
  court_id: text('court_id')
    .primaryKey()
    .references(() => courts.id),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
