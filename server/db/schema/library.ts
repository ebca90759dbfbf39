import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Imported decisions, in which citations are looked up. */

/** Whose decisions were imported. */
export type ImportSource = 'courtlistener' | 'cap';

/**
 * A decision that was imported, with what a look-up needs and no more. A source counts its decisions itself; CourtListener
 * has some ten million of them.
 */
export const libraryDecisions = pgTable(
  'library_decisions',
  {
    source: text('source').$type<ImportSource>().notNull(),
    /** The source's own number. */
    number: bigint('number', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    /** With all parties, where the source has that too. */
    full_name: text('full_name'),
    /** The court's short name as in `ca9`, else its name as the source prints it; null where the source did not say. */
    court: text('court'),
    /** YYYY-MM-DD, YYYY-MM or YYYY. */
    decided: text('decided'),
    /** The source says that the day is not sure. */
    decided_about: boolean('decided_about').notNull().default(false),
    url: text('url'),
    first_page: integer('first_page'),
    last_page: integer('last_page'),
    /** Of the opinions, where the import brought it. */
    words: text('words'),
    /** CourtListener's docket, until its court is known from there. */
    docket: bigint('docket', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.number] }),
    index('library_decisions_docket').on(t.docket).where(sql`${t.docket} is not null`),
    check('library_decisions_source', sql`${t.source} in ('courtlistener', 'cap')`),
  ],
);

/** Every citation of every imported decision. One index answers a look-up. */
export const libraryCitations = pgTable(
  'library_citations',
  {
    /** Volume, reporter and page without signs, capitals and spaces: `576|us|644`. */
    key: text('key').notNull(),
    source: text('source').$type<ImportSource>().notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.source, t.number] })],
);

/** Volumes of reporters of which decisions were imported: where the library may say that it has no such decision. */
export const libraryVolumes = pgTable(
  'library_volumes',
  {
    /** Volume and reporter as in a citation's key: `576|us`. */
    key: text('key').notNull(),
    source: text('source').$type<ImportSource>().notNull(),
    /** As people write it: `576 U.S.` */
    name: text('name').notNull(),
    decisions: integer('decisions').notNull(),
    /** The source delivers complete volumes, as the Caselaw Access Project does. */
    whole: boolean('whole').notNull(),
    imported_at: moment('imported_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.source] })],
);

/** How far the import of each file came, so that one that was broken off goes on from there. */
export const libraryImports = pgTable(
  'library_imports',
  {
    source: text('source').$type<ImportSource>().notNull(),
    /** Name, size and time of the file: another edition is another file. */
    file: text('file').notNull(),
    rows: bigint('rows', { mode: 'number' }).notNull(),
    updated_at: moment('updated_at').notNull(),
    finished_at: moment('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.source, t.file] })],
);
