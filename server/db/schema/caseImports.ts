import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type CaseProblem, caseImportStates, importedFiles, importResults } from '#domain/cases/imports/caseFields';
import { id, moment, oneOf } from './columns.ts';
import { court } from './references.ts';

/** Imports of cases, parties, counsel, and dockets from another case management system. */

export const caseImports = pgTable(
  'case_imports',
  {
    id: id(),
    court_id: court(),
    /** The name of the other system, in which its IDs are unique. */
    source: text('source').notNull(),
    state: oneOf('state', caseImportStates).notNull().default('ready'),
    created_at: moment('created_at').notNull(),
    applied_at: moment('applied_at'),
    undone_at: moment('undone_at'),
  },
  (t) => [index('case_imports_newest').on(t.court_id, t.created_at.desc())],
);

export const caseImportRows = pgTable(
  'case_import_rows',
  {
    import_id: uuid('import_id')
      .notNull()
      .references(() => caseImports.id),
    file: oneOf('file', importedFiles).notNull(),
    position: integer('position').notNull(),
    /** The line of the file on which the row ends. */
    line: integer('line').notNull(),
    /** The court and the other system: an ID is unique in both together. */
    origin: text('origin').notNull(),
    source_id: text('source_id').notNull(),
    /** The other system’s ID of the case; of counsel, null until the party is found. */
    case_key: text('case_key'),
    /** The place of an entry on the docket of its case. */
    place: integer('place'),
    values: jsonb('values').$type<Record<string, string | number | null>>().notNull(),
    result: oneOf('result', importResults).notNull().default('new'),
    problems: jsonb('problems').$type<CaseProblem[]>().notNull().default(sql`'[]'`),
    /** What the row became in the portal. */
    target_id: uuid('target_id'),
  },
  (t) => [
    primaryKey({ columns: [t.import_id, t.file, t.position] }),
    index('case_import_rows_case').on(t.import_id, t.case_key),
    index('case_import_rows_source').on(t.import_id, t.file, t.source_id),
    // Whatever two imports do at the same time, a record of the other system comes into the portal once.
    uniqueIndex('case_import_rows_once')
      .on(t.origin, t.file, t.source_id)
      .where(sql`${t.target_id} is not null and ${t.result} = 'new'`),
  ],
);
