import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { recognitionProblems } from '#server/kernel/ports/Recognizer';
import { moment, oneOf } from './columns.ts';

/** What was read off the pictures of scanned pages. */

/**
 * One recognized page of a stored document, so that no page is recognized twice. It is deleted with the document: its
 * column is not called `sha256`, because a row here is no reason to keep a document.
 */
export const recognizedPages = pgTable(
  'recognized_pages',
  {
    /** SHA-256 of the document in the blob store. */
    document_sha256: text('document_sha256').notNull(),
    page: integer('page').notNull(),
    /** Program and version. */
    recognizer: text('recognizer').notNull(),
    /** Turn, lean and words with their places, as JSON; null where recognition failed. */
    words: text('words'),
    problem: oneOf('problem', recognitionProblems),
    recognized_at: moment('recognized_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.document_sha256, t.page, t.recognizer] }),
    check('recognized_pages_outcome', sql`(${t.words} is null) <> (${t.problem} is null)`),
    check('recognized_pages_problem', sql`${t.problem} in ('too_slow', 'too_much_memory', 'fell')`),
  ],
);
