import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accessLevels } from '#domain/access/accessLevels';
import type { DocketMessage } from '#domain/cases/DocketMessages';
import { docketKinds } from '#domain/cases/docketKinds';
import { caseTypes } from '#domain/courts/choices';
import { entryChanges } from '#domain/docketing/entryStates';
import { fileFormats } from '#domain/documents/fileFormats';
import { cases } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { filings } from './filings.ts';
import { court, person } from './references.ts';

/** The docket of each case, and the counters that case numbers come from. */

export const docketEntries = pgTable(
  'docket_entries',
  {
    id: id(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** From 1 in each case, without gaps. */
    number: integer('number').notNull(),
    /** The court's date on which the document counts as filed. */
    filed_on: date('filed_on', { mode: 'string' }).notNull(),
    entered_at: moment('entered_at').notNull(),
    entered_by: person('entered_by'),
    kind: oneOf('kind', docketKinds).notNull(),
    /** The filing code or the event of the court (domain/docketing); null for an entry without either. */
    code: text('code'),
    /** The clerk's text; without it, the words are those of the message. */
    text: text('text'),
    on_behalf_of: text('on_behalf_of'),
    /** The number of the entry of the same case that it answers or concerns. */
    related_number: integer('related_number'),
    access: oneOf('access', accessLevels).notNull().default('public'),
    struck_at: moment('struck_at'),
    /** The day of the order under which `filed_on` is an earlier day. */
    nunc_pro_tunc_on: date('nunc_pro_tunc_on', { mode: 'string' }),
    signed_by: text('signed_by'),
    version: version(),
    /** The entry's message; the catalogs of texts have the words. */
    description: jsonb('description').$type<DocketMessage>().notNull(),
    filing_id: uuid('filing_id').references(() => filings.id),
  },
  (t) => [
    uniqueIndex('docket_entries_number_taken').on(t.case_id, t.number),
    uniqueIndex('docket_entries_filing_once').on(t.filing_id),
    // What is new in a person's cases.
    index('docket_entries_entered').on(t.case_id, t.entered_at.desc()),
  ],
);

/** The documents of an entry that the court made itself. */
export const docketDocuments = pgTable(
  'docket_documents',
  {
    id: id(),
    entry_id: uuid('entry_id')
      .notNull()
      .references(() => docketEntries.id),
    sha256: text('sha256').notNull(),
    file_name: text('file_name').notNull(),
    file_type: oneOf('file_type', fileFormats).notNull(),
    file_size: integer('file_size').notNull(),
    pages: integer('pages'),
    added_by: person('added_by').notNull(),
    added_at: moment('added_at').notNull(),
  },
  (t) => [index('docket_documents_entry').on(t.entry_id)],
);

/** An entry as it was before a change, and the change. Nothing here is updated or deleted. */
export const docketEntryVersions = pgTable(
  'docket_entry_versions',
  {
    id: id(),
    entry_id: uuid('entry_id')
      .notNull()
      .references(() => docketEntries.id),
    version: integer('version').notNull(),
    code: text('code'),
    text: text('text').notNull(),
    filed_on: date('filed_on', { mode: 'string' }).notNull(),
    access: oneOf('access', accessLevels).notNull(),
    change: oneOf('change', entryChanges).notNull(),
    reason: text('reason').notNull(),
    /** The order or rule under which the entry was changed. */
    authority: text('authority'),
    ordered_on: date('ordered_on', { mode: 'string' }),
    changed_by: person('changed_by').notNull(),
    changed_at: moment('changed_at').notNull(),
  },
  (t) => [uniqueIndex('docket_entry_versions_once').on(t.entry_id, t.version)],
);

/** The last case number of a court, a year, and a case type before the sequences below, which continue it. */
export const caseCounters = pgTable(
  'case_counters',
  {
    court_id: court(),
    year: integer('year').notNull(),
    case_type: oneOf('case_type', caseTypes).notNull(),
    last_number: integer('last_number').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.court_id, t.year, t.case_type] })],
);

/** The last number of each sequence of case numbers. Its row is locked while a case is opened. */
export const caseSequences = pgTable(
  'case_sequences',
  {
    court_id: court(),
    /** The format of the court's pack and, if each letter code has its own sequence, the letters. */
    scope: text('scope').notNull(),
    /** The year, or the year in which the term began; 0 if the sequence never starts again. */
    period: integer('period').notNull(),
    last_number: integer('last_number').notNull(),
  },
  (t) => [primaryKey({ columns: [t.court_id, t.scope, t.period] })],
);
