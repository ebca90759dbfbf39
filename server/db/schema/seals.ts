import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { certificateSources } from '#domain/seals/certificateSources';
import { bytea, id, moment, oneOf } from './columns.ts';
import { court, person } from './references.ts';

/** The certificates with which a court seals its documents. The present one is not retired. */
export const courtCertificates = pgTable(
  'court_certificates',
  {
    id: id(),
    court_id: court(),
    source: oneOf('source', certificateSources).notNull(),
    subject: text('subject').notNull(),
    issuer: text('issuer').notNull(),
    /** SHA-256 of the certificate. */
    fingerprint: text('fingerprint').notNull(),
    certificate: bytea('certificate').notNull(),
    /** The certificates of its issuers in PEM, from the nearest to the root. */
    chain: text('chain').notNull(),
    /** The private key, sealed under ENCRYPTION_KEY. */
    sealed_key: bytea('sealed_key').notNull(),
    not_before: moment('not_before').notNull(),
    not_after: moment('not_after').notNull(),
    /** Null of the certificate that the portal made when it first sealed a document. */
    added_by: person('added_by'),
    added_at: moment('added_at').notNull(),
    retired_at: moment('retired_at'),
    /** The days before its end at which people were last notified; 0 after its end. */
    warned_days: integer('warned_days'),
  },
  (t) => [
    uniqueIndex('court_certificates_present').on(t.court_id).where(sql`${t.retired_at} is null`),
    index('court_certificates_fingerprint').on(t.fingerprint),
    check('court_certificates_fingerprint_whole', sql`${t.fingerprint} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** The documents that carry the court’s seal, by the hash of the sealed file. Rows are only added. */
export const sealedDocuments = pgTable(
  'sealed_documents',
  {
    sha256: text('sha256').primaryKey(),
    court_id: court(),
    certificate_id: uuid('certificate_id')
      .notNull()
      .references(() => courtCertificates.id),
    signer_name: text('signer_name').notNull(),
    signer_title: text('signer_title').notNull(),
    sealed_at: moment('sealed_at').notNull(),
  },
  (t) => [check('sealed_documents_sha256_whole', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`)],
);
