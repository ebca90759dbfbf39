import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment, oneOf } from './columns.ts';
import { documentVersions, envelopes } from './filings.ts';
import { court, person } from './references.ts';

/** What the court confirmed: the receipt of each envelope, and the stamped copies that it issued. */

export const stampMarks = ['RECEIVED', 'FILED'] as const;

/** The receipt of an envelope in one court. It never changes. */
export const filingReceipts = pgTable(
  'filing_receipts',
  {
    id: id(),
    envelope_id: uuid('envelope_id')
      .notNull()
      .references(() => envelopes.id),
    court_id: court(),
    /** The confirmation number without hyphens (domain/filings/receipts). */
    number: text('number').notNull(),
    /** Opens the public verification page. */
    token: text('token').notNull(),
    received_at: moment('received_at').notNull(),
  },
  (t) => [
    uniqueIndex('filing_receipts_once').on(t.envelope_id, t.court_id),
    uniqueIndex('filing_receipts_number').on(t.number),
    uniqueIndex('filing_receipts_token').on(t.token),
    check('filing_receipts_number_readable', sql`${t.number} ~ '^[0-9A-HJKMNP-TV-Z]{12}$'`),
    check('filing_receipts_token_long', sql`${t.token} ~ '^[A-Za-z0-9_-]{32,64}$'`),
  ],
);

/** The documents of a receipt as they were received. */
export const filingReceiptDocuments = pgTable(
  'filing_receipt_documents',
  {
    receipt_id: uuid('receipt_id')
      .notNull()
      .references(() => filingReceipts.id),
    /** From 1. */
    position: integer('position').notNull(),
    version_id: uuid('version_id')
      .notNull()
      .references(() => documentVersions.id),
  },
  (t) => [
    primaryKey({ columns: [t.receipt_id, t.position] }),
    uniqueIndex('filing_receipt_documents_version').on(t.version_id),
  ],
);

/** A stamped copy as it was issued for the first time. The same copy issued again is not recorded again. */
export const stampedCopies = pgTable(
  'stamped_copies',
  {
    id: id(),
    version_id: uuid('version_id')
      .notNull()
      .references(() => documentVersions.id),
    mark: oneOf('mark', stampMarks).notNull(),
    sha256: text('sha256').notNull(),
    issued_at: moment('issued_at').notNull(),
    issued_to: person('issued_to').notNull(),
  },
  (t) => [uniqueIndex('stamped_copies_once').on(t.version_id, t.sha256)],
);
