import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RefusalCode } from '#contract/refusals';
import { batchSources, batchStates, itemStates } from '#domain/counter/batchStates';
import { sheetKinds } from '#domain/counter/separatorSheet';
import type { BatchDocument, BatchProblem } from '#domain/counter/splitBatch';
import { caseTypes } from '#domain/courts/choices';
import { paperChannels } from '#domain/filings/intakeChannels';
import type { PaperFiler } from '#domain/filings/PaperFiler';
import { cases } from './cases.ts';
import { id, moment, oneOf } from './columns.ts';
import { filings } from './filings.ts';
import { court, person } from './references.ts';

/** Documents that are scanned together, with a separator sheet before each. */

/** The register of separator sheets. The code on a sheet names its row here, so that no one else can print one. */
export const separatorSheets = pgTable('separator_sheets', {
  id: id(),
  court_id: court(),
  kind: oneOf('kind', sheetKinds).notNull(),
  /** Of a lead document: how it came, its filer, and its case. */
  channel: oneOf('channel', paperChannels),
  case_id: uuid('case_id').references(() => cases.id),
  case_type: oneOf('case_type', caseTypes),
  filer: jsonb('filer').$type<PaperFiler & { attorney_id: string | null }>(),
  made_by: person('made_by').notNull(),
  made_at: moment('made_at').notNull(),
});

/** Scanned batches. The hash of a file identifies it in a court: the same file is never filed twice. */
export const batches = pgTable(
  'batches',
  {
    id: id(),
    court_id: court(),
    source: oneOf('source', batchSources).notNull(),
    file_name: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    pages: integer('pages').notNull(),
    /** Its pages that were searched for sheets. */
    divided_pages: integer('divided_pages').notNull().default(0),
    state: oneOf('state', batchStates).notNull(),
    problems: jsonb('problems').$type<BatchProblem[]>().notNull(),
    /** Why it could not be divided. */
    failure: text('failure').$type<RefusalCode>(),
    /** When the documents reached the court. */
    received_at: moment('received_at').notNull(),
    /** The clerk who uploaded it; null for a file of the folder. */
    made_by: person('made_by'),
    made_at: moment('made_at').notNull(),
    finished_at: moment('finished_at'),
  },
  (t) => [
    uniqueIndex('batches_file_taken').on(t.court_id, t.sha256).where(sql`${t.state} <> 'discarded'`),
    index('batches_court').on(t.court_id, t.made_at.desc()),
    check('batches_failed_with_reason', sql`(${t.state} = 'failed') = (${t.failure} is not null)`),
  ],
);

/** The filings of a batch. */
export const batchItems = pgTable(
  'batch_items',
  {
    batch_id: uuid('batch_id')
      .notNull()
      .references(() => batches.id),
    /** From 1 in each batch. */
    position: integer('position').notNull(),
    sheet_id: uuid('sheet_id')
      .notNull()
      .references(() => separatorSheets.id),
    documents: jsonb('documents').$type<BatchDocument[]>().notNull(),
    state: oneOf('state', itemStates).notNull().default('waiting'),
    filing_id: uuid('filing_id').references(() => filings.id),
    /** Why it could not be filed. */
    failure: text('failure').$type<RefusalCode>(),
  },
  (t) => [primaryKey({ columns: [t.batch_id, t.position] })],
);
