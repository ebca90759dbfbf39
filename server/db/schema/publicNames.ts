import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { caseTypes } from '#domain/courts/choices';
import { cases, parties } from './cases.ts';
import { id, oneOf } from './columns.ts';
import { court } from './references.ts';

const indexNames = {
  'Civil Complaint': 'public_names_civil',
  'Family Law': 'public_names_family',
  Probate: 'public_names_probate',
  'Small Claims': 'public_names_small_claims',
  Criminal: 'public_names_criminal',
  Immigration: 'public_names_immigration',
} as const;

/**
 * The names under which the public finds a case: its title, and its participants whose names are public. Triggers write
 * them with each change of a case or a participant (migration 0101); no other code does.
 */
export const publicNames = pgTable(
  'public_names',
  {
    id: id(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    party_id: uuid('party_id').references(() => parties.id, { onDelete: 'cascade' }),
    court_id: court(),
    case_type: oneOf('case_type', caseTypes).notNull(),
    opened_on: date('opened_on', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    index('public_names_case').on(t.case_id),
    index('public_names_party').on(t.party_id),
    ...caseTypes.map((type) =>
      index(indexNames[type])
        .using('gin', sql`${t.name} gin_trgm_ops`)
        .where(sql`${t.case_type} = ${sql.raw(`'${type}'`)}`),
    ),
  ],
);
