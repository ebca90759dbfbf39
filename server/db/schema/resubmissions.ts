import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LedgerEntry } from '#domain/citations/Ledger';
import type { DocumentFacts } from '#domain/documentFacts/DocumentFacts';
import { fileFormats } from '#domain/documents/fileFormats';
import type { Doubt } from '#domain/filings/doubts/Doubt';
import type { StoredChanges } from '#domain/filings/returned/ResubmissionChanges';
import type { CorrectableField, Reading } from '#domain/reading/Reading';
import { id, moment, oneOf, version } from './columns.ts';
import { documents, filings } from './filings.ts';
import { person } from './references.ts';
import { reviews } from './reviews.ts';

/** What filers prepare for the resubmission of a returned filing, and what they changed. */

/**
 * The resubmission under one return. Until it is submitted, only the filer has access to it, and it changes nothing in the
 * filing.
 */
export const resubmissions = pgTable(
  'resubmissions',
  {
    /** The return. */
    review_id: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id),
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    prepared_by: person('prepared_by').notNull(),
    /** The note to the clerk. */
    answer: text('answer').notNull().default(''),
    /** Values that the filer corrects, as typed; an empty text means that the document does not state it. */
    changed_values: jsonb('changed_values').$type<Partial<Record<CorrectableField, string>>>().notNull().default({}),
    /** Raised by each change, so that nothing is submitted that was not on the filer's screen. */
    version: version(),
    changed_at: moment('changed_at').notNull(),
    submitted_at: moment('submitted_at'),
    /** The filer, or the delegate who submitted it for the filer. */
    submitted_by: person('submitted_by'),
    /** What the resubmission changed; null until it is submitted. */
    changes: jsonb('changes').$type<StoredChanges>(),
  },
  (t) => [
    index('resubmissions_filing').on(t.filing_id),
    check('resubmissions_submitted_with_changes', sql`(${t.submitted_at} is null) = (${t.changes} is null)`),
  ],
);

/** Documents of a resubmission that is not submitted yet, with what was read of them. */
export const resubmissionFiles = pgTable(
  'resubmission_files',
  {
    id: id(),
    review_id: uuid('review_id')
      .notNull()
      .references(() => resubmissions.review_id, { onDelete: 'cascade' }),
    /** The document whose place it takes; null for an attachment to add. */
    replaces: uuid('replaces').references(() => documents.id),
    file_name: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    file_type: oneOf('file_type', fileFormats).notNull(),
    file_size: integer('file_size').notNull(),
    pages: integer('pages'),
    /** Null if it could not be read. */
    reading: jsonb('reading').$type<Reading>(),
    facts: jsonb('facts').$type<DocumentFacts>(),
    ledger: jsonb('ledger').$type<LedgerEntry[]>().notNull().default([]),
    /** How it differs from the document whose place it takes, beyond a correction. */
    doubts: jsonb('doubts').$type<Doubt[]>().notNull().default([]),
    added_at: moment('added_at').notNull(),
  },
  (t) => [
    index('resubmission_files_of').on(t.review_id),
    uniqueIndex('resubmission_files_one_replacement').on(t.review_id).where(sql`${t.replaces} is not null`),
    index('resubmission_files_sha').on(t.sha256),
  ],
);
