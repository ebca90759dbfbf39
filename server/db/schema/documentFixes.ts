import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FixOrder, FixReport } from '#domain/fixes/Fix';
import { fixKinds } from '#domain/fixes/Fix';
import { fixSides, fixStates } from '#domain/fixes/fixStates';
import { id, moment, oneOf } from './columns.ts';
import { documentAnalyses } from './courtdoc.ts';
import { documents, type StoredError } from './filings.ts';
import { person } from './references.ts';
import { reviews } from './reviews.ts';

/**
 * Fixes of documents in drafts, in returned filings, and of documents that were only checked, and the files before and
 * after each. Only the filer has access to them.
 */
export const documentFixes = pgTable(
  'document_fixes',
  {
    id: id(),
    /** The document of a filing or draft; null for a document that was only checked. */
    document_id: uuid('document_id').references(() => documents.id, { onDelete: 'cascade' }),
    /** The check of a document that is not filed; null for a document of a filing or draft. */
    analysis_id: uuid('analysis_id').references(() => documentAnalyses.id, { onDelete: 'cascade' }),
    /** The return under which the document is corrected; null in a draft. */
    review_id: uuid('review_id').references(() => reviews.id),
    fix: oneOf('fix', fixKinds).notNull(),
    /** The fix with everything that it needs, such as the marks of a redaction. */
    fix_order: jsonb('fix_order').$type<FixOrder>().notNull(),
    state: oneOf('state', fixStates).notNull().default('preparing'),
    /** Pages whose text has been recognized so far, and their total, while that takes place. */
    done: integer('done'),
    total: integer('total'),
    /** What it changes in the file; null until it is prepared. */
    report: jsonb('report').$type<FixReport>(),
    /** Why it could not be prepared. */
    error: jsonb('error').$type<StoredError>(),
    asked_by: person('asked_by').notNull(),
    asked_at: moment('asked_at').notNull(),
    applied_at: moment('applied_at'),
    undone_at: moment('undone_at'),
  },
  (t) => [
    index('document_fixes_document').on(t.document_id, t.asked_at),
    index('document_fixes_analysis').on(t.analysis_id, t.asked_at),
    index('document_fixes_review').on(t.review_id),
    // One document has one fix at a time that is neither applied nor canceled.
    uniqueIndex('document_fixes_one_open').on(t.document_id).where(sql`${t.state} in ('preparing', 'ready')`),
    uniqueIndex('document_fixes_one_open_of_check').on(t.analysis_id).where(sql`${t.state} in ('preparing', 'ready')`),
    check('document_fixes_one_owner', sql`num_nonnulls(${t.document_id}, ${t.analysis_id}) = 1`),
    check('document_fixes_applied', sql`(${t.state} in ('applied', 'undone')) = (${t.applied_at} is not null)`),
    check('document_fixes_undone', sql`(${t.state} = 'undone') = (${t.undone_at} is not null)`),
    check('document_fixes_failed', sql`(${t.state} = 'failed') = (${t.error} is not null)`),
  ],
);

/** A document before a fix and after it. */
export const documentFixFiles = pgTable(
  'document_fix_files',
  {
    fix_id: uuid('fix_id')
      .notNull()
      .references(() => documentFixes.id, { onDelete: 'cascade' }),
    side: oneOf('side', fixSides).notNull(),
    file_name: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    file_size: integer('file_size').notNull(),
    pages: integer('pages'),
  },
  (t) => [primaryKey({ columns: [t.fix_id, t.side] }), index('document_fix_files_sha').on(t.sha256)],
);
