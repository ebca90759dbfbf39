import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  deliveryMethods,
  deliveryPurposes,
  deliveryStates,
  escalationQueues,
} from '#domain/entryService/deliveryStates';
import { id, moment, oneOf, version } from './columns.ts';
import { docketEntries } from './docket.ts';
import { court, person } from './references.ts';

/**
 * Notice of docket entries, and service of those of the court: one row for each entry and person of the case. A job
 * delivers it.
 */
export const entryDeliveries = pgTable(
  'entry_deliveries',
  {
    id: id(),
    court_id: court(),
    entry_id: uuid('entry_id')
      .notNull()
      .references(() => docketEntries.id),
    purpose: oneOf('purpose', deliveryPurposes).notNull(),
    /** The account, the email address, or the line of the service list, so that no one is served twice. */
    key: text('key').notNull(),
    /** The recipient’s account, if there is one. */
    person_id: person('person_id'),
    name: text('name').notNull(),
    /** The parties for whom they are served. */
    parties: text('parties').array().notNull().default(sql`'{}'`),
    method: oneOf('method', deliveryMethods).notNull(),
    address: text('address'),
    state: oneOf('state', deliveryStates).notNull().default('pending'),
    queue: oneOf('queue', escalationQueues),
    attempts: integer('attempts').notNull().default(0),
    /** The answer of the mail server to the last attempt. */
    mail_reply: text('mail_reply'),
    /** Opens the entry’s documents without an account; null for recipients with one. */
    token: text('token'),
    delivered_at: moment('delivered_at'),
    escalated_at: moment('escalated_at'),
    resolved_by: person('resolved_by'),
    resolved_at: moment('resolved_at'),
    /** How a clerk served the person, or why not. */
    resolution: text('resolution'),
    created_at: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('entry_deliveries_once').on(t.entry_id, t.key),
    uniqueIndex('entry_deliveries_token').on(t.token),
    index('entry_deliveries_queue').on(t.court_id, t.queue, t.escalated_at).where(sql`${t.state} = 'escalated'`),
    index('entry_deliveries_person').on(t.person_id),
    check('entry_deliveries_delivered', sql`(${t.state} = 'delivered') = (${t.delivered_at} is not null)`),
    check('entry_deliveries_escalated', sql`(${t.state} in ('escalated', 'resolved')) = (${t.queue} is not null)`),
    check('entry_deliveries_token_long', sql`${t.token} ~ '^[A-Za-z0-9_-]{32,64}$'`),
  ],
);

/** The entries of which notice was given; an entry is here once. */
export const entryNotices = pgTable('entry_notices', {
  entry_id: uuid('entry_id')
    .primaryKey()
    .references(() => docketEntries.id),
  given_at: moment('given_at').notNull(),
});

/** The entries whose proof of service is on the docket. */
export const entryProofs = pgTable('entry_proofs', {
  entry_id: uuid('entry_id')
    .primaryKey()
    .references(() => docketEntries.id),
  proof_entry_id: uuid('proof_entry_id')
    .notNull()
    .references(() => docketEntries.id),
  filed_at: moment('filed_at').notNull(),
});
