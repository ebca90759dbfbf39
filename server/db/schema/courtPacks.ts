import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PackChanges } from '#domain/practice/CourtPack';
import type { PackChange } from '#domain/practice/PackChange';
import { moment, version } from './columns.ts';
import { courts } from './courts.ts';
import { court, person } from './references.ts';

/** What the courts have changed in the built-in packs. */

/** A court's changes, as they are now. A court without a row uses the built-in pack. */
export const courtPacks = pgTable('court_packs', {
  court_id: text('court_id')
    .primaryKey()
    .references(() => courts.id),
  changes: jsonb('changes').$type<PackChanges>().notNull(),
  version: version(),
  changed_at: moment('changed_at').notNull(),
  changed_by: person('changed_by').notNull(),
});

/** Every version of a court's changes. */
export const courtPackVersions = pgTable(
  'court_pack_versions',
  {
    court_id: court(),
    version: integer('version').notNull(),
    changes: jsonb('changes').$type<PackChanges>().notNull(),
    /** What was changed, for the history. */
    change: jsonb('change').$type<PackChange>().notNull(),
    changed_at: moment('changed_at').notNull(),
    changed_by: person('changed_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.court_id, t.version] })],
);
