import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { standingSources } from '#domain/attorneys/attorneyStatuses';
import { attorneys } from './attorneys.ts';
import { id, moment, oneOf } from './columns.ts';
import { person } from './references.ts';
import { rosterImports } from './rosterImports.ts';

/** The statuses of an attorney with their dates. The present one has no end, and is also in the roster’s entry. */
export const attorneyStandings = pgTable(
  'attorney_standings',
  {
    id: id(),
    attorney_id: uuid('attorney_id')
      .notNull()
      .references(() => attorneys.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    starts_on: date('starts_on', { mode: 'string' }),
    ends_on: date('ends_on', { mode: 'string' }),
    /** `roster`: as the entry had it when its first change was recorded. */
    source: oneOf('source', standingSources).notNull(),
    import_id: uuid('import_id').references(() => rosterImports.id),
    /** The import that ended it; undoing the import makes it the present one again. */
    ended_by_import: uuid('ended_by_import').references(() => rosterImports.id),
    recorded_by: person('recorded_by'),
    recorded_at: moment('recorded_at').notNull(),
  },
  (t) => [
    uniqueIndex('attorney_standings_one_open').on(t.attorney_id).where(sql`${t.ends_on} is null`),
    index('attorney_standings_of').on(t.attorney_id, t.recorded_at),
    check('attorney_standings_import', sql`(${t.source} = 'import') = (${t.import_id} is not null)`),
  ],
);
