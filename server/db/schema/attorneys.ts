import { date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { created, id, version } from './columns.ts';
import { courts } from './courts.ts';
import { people } from './people.ts';

/** The roster: the attorneys who may appear in a court. */

export const attorneys = pgTable(
  'attorneys',
  {
    id: id(),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    person_id: uuid('person_id').references(() => people.id),
    full_name: text('full_name').notNull(),
    bar_number: text('bar_number').notNull(),
    status: text('status').notNull(),
    status_since: date('status_since', { mode: 'string' }),
    type: text('type').notNull(),
    active_cases: integer('active_cases').notNull().default(0),
    created_at: created(),
    version: version(),
  },
  (t) => [
    uniqueIndex('attorneys_bar_number_taken').on(t.court_id, t.bar_number),
    uniqueIndex('attorneys_person_taken').on(t.court_id, t.person_id),
  ],
);
