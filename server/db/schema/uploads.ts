import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RefusalCode } from '#contract/refusals';
import { uploadPurposes, uploadStates } from '#domain/uploads/uploadStates';
import { id, moment, oneOf, version } from './columns.ts';
import { documents, envelopes, filings } from './filings.ts';
import { court, ofPerson } from './references.ts';

/** Documents that are uploaded in parts, until they are where they belong. Discarding a draft deletes its uploads. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    ...ofPerson(),
    purpose: oneOf('purpose', uploadPurposes).notNull(),
    /** Of a further lead document: its draft. */
    envelope_id: uuid('envelope_id').references(() => envelopes.id, { onDelete: 'cascade' }),
    /** Of an attachment or a document of a correction: the filing. */
    filing_id: uuid('filing_id').references(() => filings.id, { onDelete: 'cascade' }),
    /** The document whose place it takes. */
    replaces: uuid('replaces').references(() => documents.id, { onDelete: 'cascade' }),
    /** What the filer chose for a lead document, or when a batch arrived. */
    choices: jsonb('choices').$type<Record<string, string>>().notNull().default({}),
    file_name: text('file_name').notNull(),
    /** By which the browser recognizes the file when the upload is continued. */
    fingerprint: text('fingerprint'),
    size_bytes: integer('size_bytes').notNull(),
    offset_bytes: integer('offset_bytes').notNull().default(0),
    state: oneOf('state', uploadStates).notNull().default('receiving'),
    /** Of the complete document. */
    sha256: text('sha256'),
    /** Why it cannot be used. */
    failure: text('failure').$type<RefusalCode>(),
    /** The filing or the batch that it became. */
    result_id: uuid('result_id'),
    created_at: moment('created_at').notNull(),
    changed_at: moment('changed_at').notNull(),
    expires_at: moment('expires_at').notNull(),
    /** The request that writes at this moment, and until when it may without saying so again. */
    writer: uuid('writer'),
    writing_until: moment('writing_until'),
  },
  (t) => [
    index('uploads_of').on(t.person_id, t.court_id, t.created_at),
    index('uploads_envelope').on(t.envelope_id),
    index('uploads_filing').on(t.filing_id),
    index('uploads_expire').on(t.expires_at),
    index('uploads_sha').on(t.sha256),
    check('uploads_offset_within', sql`${t.offset_bytes} between 0 and ${t.size_bytes}`),
    check('uploads_sized', sql`${t.size_bytes} > 0`),
    check('uploads_complete', sql`${t.state} = 'receiving' or ${t.offset_bytes} = ${t.size_bytes}`),
    check('uploads_refused_with_reason', sql`(${t.state} = 'refused') = (${t.failure} is not null)`),
  ],
);

/** What a court sets for itself about the size of documents; null where the limit on file applies. */
export const courtUploadLimits = pgTable(
  'court_upload_limits',
  {
    court_id: court().primaryKey(),
    document_mb: integer('document_mb'),
    envelope_mb: integer('envelope_mb'),
    /** The local rule or order. */
    authority: text('authority'),
    version: version(),
  },
  (t) => [
    check('court_upload_limits_document', sql`${t.document_mb} between 1 and 150`),
    check('court_upload_limits_envelope', sql`${t.envelope_mb} between 1 and 1000`),
  ],
);
