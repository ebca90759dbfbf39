import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { scanProblems, scanVerdicts } from '#domain/scanning/scanStates';
import { moment, oneOf } from './columns.ts';

/**
 * The newest scan of each stored file. Its column is not called `sha256`, because a row here is no reason to keep a
 * document; and the row remains when the document is deleted, so that infected content is recognized if it is sent again.
 */
export const contentScans = pgTable(
  'content_scans',
  {
    /** SHA-256 of the file in the blob store. */
    document_sha256: text('document_sha256').primaryKey(),
    verdict: oneOf('verdict', scanVerdicts).notNull(),
    /** What was found, in the scanner’s words. */
    signature: text('signature'),
    problem: oneOf('problem', scanProblems),
    /** Program and signatures that scanned it. */
    scanner_version: text('scanner_version'),
    /** Scans that failed since the last one that did not. */
    failures: integer('failures').notNull().default(0),
    scanned_at: moment('scanned_at').notNull(),
    /** When it is scanned again; only after a failed scan. */
    again_at: moment('again_at'),
  },
  (t) => [
    index('content_scans_infected').on(t.scanned_at).where(sql`${t.verdict} = 'infected'`),
    index('content_scans_waiting').on(t.again_at).where(sql`${t.verdict} = 'not_scanned'`),
    check('content_scans_signature', sql`(${t.verdict} = 'infected') = (${t.signature} is not null)`),
    check(
      'content_scans_problem',
      sql`(${t.verdict} = 'not_scanned') = (${t.problem} is not null) and (${t.problem} is null) = (${t.again_at} is null)`,
    ),
  ],
);
