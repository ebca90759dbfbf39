import { boolean, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { caseTypes } from '#domain/courts/choices';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { oneOf } from './columns.ts';

/** What the activity record and the access log read of the records that they are about (decision 0085). */

/** Cases, filings, versions of documents, and hearings, each with its name and its case. */
export const activitySubjects = pgView('activity_subjects', {
  kind: oneOf('kind', ['case', 'filing', 'version', 'hearing']).notNull(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  court_id: text('court_id').notNull(),
  /** The case in which the court placed it; of an undecided filing, the case that the document names. */
  case_id: uuid('case_id'),
  filing_id: uuid('filing_id'),
  case_number: text('case_number'),
}).existing();

/** What the name of a received filing is made of. */
export const activityReceipts = pgView('activity_receipts', {
  id: uuid('id').notNull(),
  doc_type: text('doc_type'),
  document_type: text('document_type').$type<DocumentTypeId>(),
  case_type: oneOf('case_type', caseTypes),
  /** Whether the court placed the filing in a case that another filing opened. */
  in_case: boolean('in_case').notNull(),
  /** The same, with the case that the document names until the court decides. */
  in_named_case: boolean('in_named_case').notNull(),
}).existing();

/** Drafts and the versions of their documents, by ID. Only their owner reads them, and the access log has no entry. */
export const activityDrafts = pgView('activity_drafts', { id: uuid('id').notNull() }).existing();
