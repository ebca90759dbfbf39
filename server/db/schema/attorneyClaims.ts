import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { claimStates } from '#contract/profile';
import { attorneys } from './attorneys.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** A person's claim to a roster entry; a clerk confirms or refuses it (departure 6). */
export const attorneyClaims = pgTable(
  'attorney_claims',
  {
    id: id(),
    court_id: court(),
    person_id: person('person_id').notNull(),
    /** As the person typed it: the entry may come into the roster, or leave it, after that. */
    bar_number: text('bar_number').notNull(),
    /** The entry that it was confirmed for. */
    attorney_id: uuid('attorney_id').references(() => attorneys.id, { onDelete: 'set null' }),
    state: oneOf('state', claimStates).notNull().default('pending'),
    /** Why it was refused. */
    reason: text('reason'),
    decided_by: person('decided_by'),
    decided_at: moment('decided_at'),
    created_at: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('attorney_claims_one_pending').on(t.person_id, t.court_id).where(sql`${t.state} = 'pending'`),
    index('attorney_claims_waiting').on(t.court_id, t.created_at, t.id).where(sql`${t.state} = 'pending'`),
    index('attorney_claims_person').on(t.person_id, t.created_at.desc()),
  ],
);
