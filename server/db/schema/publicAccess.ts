import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, id, moment, version } from './columns.ts';
import { court, person } from './references.ts';

/** Public access without an account: whether a court opens its record, and its terminals. */

/** A court’s choice. Without a row, the public sees nothing of the court. */
export const courtPublicAccess = pgTable('court_public_access', {
  court_id: court().primaryKey(),
  is_open: boolean('is_open').notNull().default(false),
  /** The rule or order under which the court opens its record. */
  authority: text('authority').notNull(),
  /** What the court adds to the terms of use. */
  notice: text('notice').notNull().default(''),
  version: version(),
});

/** Computers in the courthouse, where the public reads more than remotely. */
export const courthouseTerminals = pgTable(
  'courthouse_terminals',
  {
    id: id(),
    court_id: court(),
    name: text('name').notNull(),
    /** SHA-256 of the secret in the terminal’s cookie; null until the terminal has opened its link. */
    secret_hash: bytea('secret_hash'),
    /** SHA-256 of the link’s secret, which is valid once. */
    link_hash: bytea('link_hash'),
    link_until: moment('link_until'),
    made_by: person('made_by').notNull(),
    made_at: moment('made_at').notNull(),
    last_seen_at: moment('last_seen_at'),
    removed_at: moment('removed_at'),
    removed_by: person('removed_by'),
  },
  (t) => [
    uniqueIndex('courthouse_terminals_secret').on(t.secret_hash),
    uniqueIndex('courthouse_terminals_link').on(t.link_hash),
    index('courthouse_terminals_court').on(t.court_id),
  ],
);
