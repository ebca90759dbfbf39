import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { DocumentFacts } from '#domain/documentFacts/DocumentFacts';
import type { Reading } from '#domain/reading/Reading';
import { moment } from './columns.ts';
import { documentVersions } from './filings.ts';

/** What was read of each version of a document, for checks. */

/** What checks examine in one version of a document, so that rules can be applied without opening the document. */
export const documentFacts = pgTable('document_facts', {
  version_id: uuid('version_id')
    .primaryKey()
    .references(() => documentVersions.id, { onDelete: 'cascade' }),
  /** The machine's reading; corrections of the lead document override it. */
  reading: jsonb('reading').$type<Reading>().notNull(),
  facts: jsonb('facts').$type<DocumentFacts>().notNull(),
  /** Which maker of facts made them. */
  facts_version: integer('facts_version').notNull(),
  made_at: moment('made_at').notNull(),
});
