import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { judicialMarks as marks } from '#domain/chambers/awaiting';
import { binderNoteKinds, highlightColors, noteAudiences } from '#domain/chambers/binder/noteKinds';
import type { Box } from '#domain/documents/DocumentText';
import { hearings } from './calendar.ts';
import { cases } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { documentVersions, filings } from './filings.ts';
import { court, person } from './references.ts';

/** A judge's private notes, and which documents were reviewed or signed. */

/** A judge's private notes on a case or on one hearing of it. No other person's call ever reads this table. */
export const judgeNotes = pgTable(
  'judge_notes',
  {
    id: id(),
    court_id: court(),
    judge_id: person('judge_id').notNull(),
    case_id: uuid('case_id').references(() => cases.id),
    hearing_id: uuid('hearing_id').references(() => hearings.id),
    text: text('text').notNull(),
    updated_at: moment('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('judge_notes_one_each').on(
      t.judge_id,
      sql`coalesce(${t.case_id}::text, '')`,
      sql`coalesce(${t.hearing_id}::text, '')`,
    ),
    check('judge_notes_of_one', sql`num_nonnulls(${t.case_id}, ${t.hearing_id}) = 1`),
  ],
);

/** That a judge reviewed, signed or sent back a filing, with a note to the clerk. */
export const judicialMarks = pgTable(
  'judicial_marks',
  {
    id: id(),
    court_id: court(),
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    judge_id: person('judge_id').notNull(),
    mark: oneOf('mark', marks).notNull(),
    note: text('note'),
    /** The version of the document that the judge had in view and signed. */
    version_id: uuid('version_id').references(() => documentVersions.id),
    marked_at: moment('marked_at').notNull(),
  },
  (t) => [
    uniqueIndex('judicial_marks_one_each').on(t.filing_id, t.judge_id),
    index('judicial_marks_judge').on(t.judge_id, t.marked_at),
  ],
);

/** The order in which a judge has the documents of a hearing, if it is not argument order. */
export const binderOrders = pgTable(
  'binder_orders',
  {
    id: id(),
    court_id: court(),
    judge_id: person('judge_id').notNull(),
    hearing_id: uuid('hearing_id')
      .notNull()
      .references(() => hearings.id),
    /** The documents; empty after argument order was restored. */
    documents: uuid('documents').array().notNull(),
    updated_at: moment('updated_at').notNull(),
    version: version(),
  },
  (t) => [uniqueIndex('binder_orders_one_each').on(t.judge_id, t.hearing_id)],
);

/**
 * A judge's notes and highlights in documents. Only `server/chambers/binders/noteRepository.ts` reads this table, for
 * the judge who wrote them.
 */
export const binderNotes = pgTable(
  'binder_notes',
  {
    id: id(),
    court_id: court(),
    judge_id: person('judge_id').notNull(),
    /** A document of a filing, or one that the court made; without a reference, because they are in two tables. */
    document_id: uuid('document_id').notNull(),
    /** The version on which it was made. */
    version_id: uuid('version_id').notNull(),
    page: integer('page').notNull(),
    /** The words, in points of the upright page; none for a note on the page. */
    boxes: jsonb('boxes').$type<Box[]>().notNull(),
    quote: text('quote').notNull(),
    kind: oneOf('kind', binderNoteKinds).notNull(),
    color: oneOf('color', highlightColors).notNull(),
    text: text('text').notNull(),
    audience: oneOf('audience', noteAudiences).notNull().default('judge'),
    updated_at: moment('updated_at').notNull(),
    version: version(),
  },
  (t) => [index('binder_notes_judge').on(t.judge_id, t.document_id), check('binder_notes_page', sql`${t.page} >= 1`)],
);
