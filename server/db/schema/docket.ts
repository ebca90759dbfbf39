import { date, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DocketMessage } from '#domain/cases/DocketMessages';
import { docketKinds } from '#domain/cases/docketKinds';
import { caseTypes } from '#domain/courts/choices';
import { cases } from './cases.ts';
import { id, moment, oneOf } from './columns.ts';
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
    /** The entry's message; the catalogs of texts have the words. */
    description: jsonb('description').$type<DocketMessage>().notNull(),
    filing_id: uuid('filing_id').references(() => filings.id),
  },
  (t) => [
    uniqueIndex('docket_entries_number_taken').on(t.case_id, t.number),
    uniqueIndex('docket_entries_filing_once').on(t.filing_id),
  ],
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
