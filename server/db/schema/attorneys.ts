import { type SQL, sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, id, version } from './columns.ts';
import { court, person } from './references.ts';

/** The roster: the attorneys who may appear in a court. */

export const attorneys = pgTable(
  'attorneys',
  {
    id: id(),
    court_id: court(),
    person_id: person('person_id'),
    full_name: text('full_name').notNull(),
    bar_number: text('bar_number').notNull(),
    status: text('status').notNull(),
    status_since: date('status_since', { mode: 'string' }),
    type: text('type').notNull(),
    active_cases: integer('active_cases').notNull().default(0),
    firm: text('firm'),
    email: text('email'),
    surname: text('surname').generatedAlwaysAs((): SQL => sql`roster_surname(full_name)`),
    created_at: created(),
    version: version(),
  },
  (t) => [
    uniqueIndex('attorneys_bar_number_taken').on(t.court_id, t.bar_number),
    index('attorneys_bare_number').on(t.court_id, sql`bare_bar_number(${t.bar_number})`),
    index('attorneys_surname').on(t.court_id, t.surname),
    uniqueIndex('attorneys_person_taken').on(t.court_id, t.person_id),
  ],
);
