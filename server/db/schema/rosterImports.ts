import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  type EntryField,
  encodings,
  entryFields,
  importFailures,
  importFields,
  importStates,
  type Mapping,
  matchGrounds,
  rowChoices,
  rowKinds,
  separators,
} from '#domain/attorneys/imports/importTerms';
import type { RowCounts } from '#domain/attorneys/imports/RowCounts';
import type { RowProblem } from '#domain/attorneys/imports/RowProblems';
import { bytea, id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** Imports of the roster: files, their rows with what people chose for each, and what each import changed. */

export const rosterImports = pgTable(
  'roster_imports',
  {
    id: id(),
    court_id: court(),
    imported_by: person('imported_by').notNull(),
    created_at: moment('created_at').notNull(),
    file_name: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
    encoding: oneOf('encoding', encodings).notNull(),
    separator: oneOf('separator', separators).notNull(),
    header: text('header').array().notNull().default(sql`'{}'`),
    /** Null until the header was read. */
    mapping: jsonb('mapping').$type<Mapping>(),
    state: oneOf('state', importStates).notNull().default('reading'),
    /** Counts how often the file was read; a job of an earlier reading stops. */
    reading: integer('reading').notNull().default(1),
    failure: oneOf('failure', importFailures),
    failure_line: integer('failure_line'),
    /** Progress of the present job: characters while a file is read, rows while it is applied or undone. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    counts: jsonb('counts').$type<RowCounts>(),
    /** Rows that had to be compared again, because the roster had changed when the import was applied. */
    stale: integer('stale').notNull().default(0),
    /** The earlier import of the same file whose corrections this one starts with. */
    edits_of: uuid('edits_of'),
    applied_by: person('applied_by'),
    applied_at: moment('applied_at'),
    undone_by: person('undone_by'),
    undone_at: moment('undone_at'),
    /** Entries that undoing the import left as they were, because they had been changed or used since. */
    left_rows: integer('left_rows').notNull().default(0),
    version: version(),
  },
  (t) => [index('roster_imports_newest').on(t.court_id, t.created_at.desc())],
);

export const rosterImportFiles = pgTable('roster_import_files', {
  import_id: uuid('import_id')
    .primaryKey()
    .references(() => rosterImports.id),
  content: bytea('content').notNull(),
});

export const rosterImportRows = pgTable(
  'roster_import_rows',
  {
    import_id: uuid('import_id')
      .notNull()
      .references(() => rosterImports.id),
    position: integer('position').notNull(),
    /** The line of the file on which the row ends. */
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    /** Values that a person corrected. */
    edits: jsonb('edits').$type<Partial<Record<EntryField, string>>>(),
    full_name: text('full_name').notNull(),
    bar_number: text('bar_number').notNull(),
    status: text('status').notNull(),
    status_since: text('status_since').notNull(),
    type: text('type').notNull(),
    firm: text('firm').notNull(),
    email: text('email').notNull(),
    bare_number: text('bare_number').generatedAlwaysAs((): SQL => sql`bare_bar_number(bar_number)`),
    problems: jsonb('problems').$type<RowProblem[]>().notNull(),
    /** The line of an earlier row with the same bar number. */
    repeats: integer('repeats'),
    /** The roster’s entry that may be of the same attorney; a deleted one stays named in the import. */
    match_id: uuid('match_id'),
    match_version: integer('match_version'),
    match_ground: oneOf('match_ground', matchGrounds),
    kind: oneOf('kind', rowKinds).notNull().default('error'),
    /** Null while a person must choose. */
    choice: oneOf('choice', rowChoices),
    /** The values that an update sets, of those that differ. */
    fields: oneOf('fields', entryFields).array().notNull().default(sql`'{}'`),
    differs: oneOf('differs', entryFields).array().notNull().default(sql`'{}'`),
    /** What the import changed: the entry, its values before, and its version after. */
    attorney_id: uuid('attorney_id'),
    before: jsonb('before').$type<Partial<Record<EntryField, string | null>>>(),
    after_version: integer('after_version'),
  },
  (t) => [
    primaryKey({ columns: [t.import_id, t.position] }),
    index('roster_import_rows_number').on(t.import_id, t.bare_number),
    index('roster_import_rows_kind').on(t.import_id, t.kind, t.position),
  ],
);

/** The field that a court assigned to a header; null for a column that it does not import. */
export const rosterColumns = pgTable(
  'roster_columns',
  { court_id: court(), header: text('header').notNull(), field: oneOf('field', importFields) },
  (t) => [primaryKey({ columns: [t.court_id, t.header] })],
);
