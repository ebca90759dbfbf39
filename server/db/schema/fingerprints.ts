import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { documentVersions } from './filings.ts';
import { court } from './references.ts';

/**
 * The fingerprint that recognizes a text, for each version of a document that is long enough
 * (domain/rules/checks/fingerprintOf).
 */
export const documentFingerprints = pgTable(
  'document_fingerprints',
  {
    version_id: uuid('version_id')
      .primaryKey()
      .references(() => documentVersions.id, { onDelete: 'cascade' }),
    court_id: court(),
    /** Digest of all words in order. */
    words: text('words').notNull(),
    /** Each hash less 2 to the 31st, so that it fits. */
    sketch: integer('sketch').array().notNull(),
    /** By these texts that are nearly alike find each other. */
    bands: integer('bands').array().notNull(),
  },
  (t) => [index('document_fingerprints_words').on(t.words), index('document_fingerprints_bands').using('gin', t.bands)],
);
