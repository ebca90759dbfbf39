import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { docketEntries } from './docket.ts';
import { ofPerson, person } from './references.ts';

/** What a person has seen of the new entries in their cases. It has no effect in law. */

/** Entries that a person marked as seen or opened. */
export const docketSeen = pgTable(
  'docket_seen',
  {
    person_id: person('person_id').notNull(),
    entry_id: uuid('entry_id')
      .notNull()
      .references(() => docketEntries.id),
    seen_at: moment('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.person_id, t.entry_id] })],
);

/** Up to when a person marked everything in a court as seen. */
export const docketSeenThrough = pgTable(
  'docket_seen_through',
  { ...ofPerson(), through: moment('through').notNull() },
  (t) => [primaryKey({ columns: [t.person_id, t.court_id] })],
);
