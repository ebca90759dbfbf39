import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { attorneys } from './attorneys.ts';
import { moment } from './columns.ts';
import { courts } from './courts.ts';
import { people } from './people.ts';

/** A person's claim to a roster entry; a clerk confirms or refuses it (departure 6). */
export const attorneyClaims = pgTable(
  'attorney_claims',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** As the person typed it: the entry may come into the roster, or leave it, after that. */
    bar_number: text('bar_number').notNull(),
    /** The entry that it was confirmed for. */
    attorney_id: uuid('attorney_id').references(() => attorneys.id, { onDelete: 'set null' }),
    state: text('state').$type<'pending' | 'confirmed' | 'refused' | 'withdrawn'>().notNull().default('pending'),
    /** Why it was refused. */
    reason: text('reason'),
    decided_by: uuid('decided_by').references(() => people.id),
    decided_at: moment('decided_at'),
    created_at: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('attorney_claims_one_pending').on(t.person_id, t.court_id).where(sql`${t.state} = 'pending'`),
    index('attorney_claims_waiting').on(t.court_id, t.created_at, t.id).where(sql`${t.state} = 'pending'`),
    index('attorney_claims_person').on(t.person_id, t.created_at.desc()),
  ],
);
