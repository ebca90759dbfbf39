import { pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, created, id, moment } from './columns.ts';
import { ofPerson } from './references.ts';

/** Addresses at which calendar programs read a person's hearings and deadlines, without a session. */

/** A person's feed in one court. The address contains a secret, of which only the hash is stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: id(),
    ...ofPerson(),
    token_hash: bytea('token_hash').notNull(),
    created_at: created(),
    /** When a calendar program last read it, to the hour; null before the first time. */
    last_read_at: moment('last_read_at'),
  },
  (t) => [
    uniqueIndex('calendar_feeds_token').on(t.token_hash),
    uniqueIndex('calendar_feeds_one_each').on(t.person_id, t.court_id),
  ],
);
