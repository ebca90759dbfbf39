import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { authorityKinds } from '#domain/research/authorityKinds';
import { id, moment, oneOf } from './columns.ts';

/** The law library: the built-in authorities, and imported decisions in which citations are looked up. */

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Whose decisions were imported. */
const importSources = ['courtlistener', 'cap'] as const;
export type ImportSource = (typeof importSources)[number];

/**
 * An imported decision, with only what a look-up needs. A source numbers its decisions itself; CourtListener has some
 * ten million of them.
 */
export const libraryDecisions = pgTable(
  'library_decisions',
  {
    source: oneOf('source', importSources).notNull(),
    /** The source's own number. */
    number: bigint('number', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    /** With all parties, where the source has that too. */
    full_name: text('full_name'),
    /** The court's short name as in `ca9`, else its name as the source prints it; null where the source did not say. */
    court: text('court'),
    /** YYYY-MM-DD, YYYY-MM or YYYY. */
    decided: text('decided'),
    /** The source states that the day is uncertain. */
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
    source: oneOf('source', importSources).notNull(),
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
    source: oneOf('source', importSources).notNull(),
    /** As people write it: `576 U.S.` */
    name: text('name').notNull(),
    decisions: integer('decisions').notNull(),
    /** The source delivers complete volumes, as the Caselaw Access Project does. */
    whole: boolean('whole').notNull(),
    imported_at: moment('imported_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.source] })],
);

/** How far the import of each file came, so that one that was broken off continues from there. */
export const libraryImports = pgTable(
  'library_imports',
  {
    source: oneOf('source', importSources).notNull(),
    /** Name, size and time of the file: another edition is another file. */
    file: text('file').notNull(),
    rows: bigint('rows', { mode: 'number' }).notNull(),
    updated_at: moment('updated_at').notNull(),
    finished_at: moment('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.source, t.file] })],
);

/** A decision, statute, rule, form, or book of the library, described in the portal's own words. */
export const authorities = pgTable(
  'authorities',
  {
    id: id(),
    /** What it is called from one version of the library to the next. */
    key: text('key').notNull(),
    kind: oneOf('kind', authorityKinds).notNull(),
    jurisdiction: text('jurisdiction').notNull(),
    /** The court that decided it, or whose rule or form it is. */
    court: text('court').notNull(),
    title: text('title').notNull(),
    /** Its citations, the official one first, divided by `; `. */
    citation_line: text('citation_line').notNull(),
    /** The day it was decided or took effect; the first of January where only the year is known. */
    dated: date('dated', { mode: 'string' }),
    only_year: boolean('only_year').notNull().default(false),
    source_url: text('source_url'),
    /** One passage a line. */
    body: text('body').notNull(),
    added_at: moment('added_at').notNull(),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('simple', citation_line), 'B') || setweight(to_tsvector('english', body), 'C')`,
      ),
  },
  (t) => [
    uniqueIndex('authorities_key_taken').on(t.key),
    index('authorities_search').using('gin', t.search),
    index('authorities_kind').on(t.kind, t.jurisdiction, t.dated),
    check(
      'authorities_kind_known',
      sql`${t.kind} in ('Case Law', 'Statutes', 'Regulations', 'Local Rules', 'Forms', 'Secondary Sources')`,
    ),
  ],
);

/** Every citation of every authority, without signs and spaces, for the exact look-up. */
export const authorityCitations = pgTable(
  'authority_citations',
  {
    citation_key: text('citation_key').notNull(),
    authority_id: uuid('authority_id')
      .notNull()
      .references(() => authorities.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.citation_key, t.authority_id] }),
    index('authority_citations_of').on(t.authority_id),
  ],
);

/** Which edition of the built-in library the tables hold. */
export const libraryEditions = pgTable('library_editions', {
  edition: text('edition').primaryKey(),
  loaded_at: moment('loaded_at').notNull(),
});
