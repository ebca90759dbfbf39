import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { fileFormats } from '#domain/documents/fileFormats';
import { outputFormats } from '#domain/drafting/outputFormats';
import type { CaseData } from '#domain/drafting/templates/CaseData';
import { forums } from '#domain/drafting/templates/CaseData';
import { templateIds } from '#domain/drafting/templates/templates';
import type { Reading } from '#domain/reading/Reading';
import { cases } from './cases.ts';
import { id, moment, oneOf } from './columns.ts';
import { ofPerson } from './references.ts';

/** Documents that people have not filed: their own analyses, and documents created from templates. */

/** A document that a person analyzed without filing it. It is visible to no one else and is deleted after 30 days. */
export const documentAnalyses = pgTable(
  'document_analyses',
  {
    id: id(),
    ...ofPerson(),
    sha256: text('sha256').notNull(),
    file_name: text('file_name').notNull(),
    file_type: oneOf('file_type', fileFormats).notNull(),
    file_size: integer('file_size').notNull(),
    pages: integer('pages'),
    pages_without_text: integer('pages_without_text').notNull().default(0),
    /** Pages that were read with text recognition. */
    pages_recognized: integer('pages_recognized').notNull().default(0),
    reading: jsonb('reading').$type<Reading>().notNull(),
    processing_time_seconds: real('processing_time_seconds').notNull(),
    analyzed_at: moment('analyzed_at').notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [
    index('document_analyses_own').on(t.person_id, t.court_id, t.analyzed_at.desc(), t.id),
    index('document_analyses_expired').on(t.expires_at),
    index('document_analyses_sha').on(t.sha256),
  ],
);

/** A document made from a template, byte for byte as it was handed out, with what it was filled with. */
export const generatedDocuments = pgTable(
  'generated_documents',
  {
    id: id(),
    ...ofPerson(),
    case_id: uuid('case_id').references(() => cases.id),
    template_id: oneOf('template_id', templateIds).notNull(),
    forum: oneOf('forum', forums).notNull(),
    format: oneOf('format', outputFormats).notNull(),
    title: text('title').notNull(),
    case_data: jsonb('case_data').$type<CaseData>().notNull(),
    /** Names of the fields that are left blank. */
    missing: text('missing').array().notNull().default(sql`'{}'`),
    sha256: text('sha256').notNull(),
    file_name: text('file_name').notNull(),
    file_size: integer('file_size').notNull(),
    /** Null where the format has no fixed pages. */
    pages: integer('pages'),
    generated_at: moment('generated_at').notNull(),
  },
  (t) => [
    index('generated_documents_own').on(t.person_id, t.court_id, t.generated_at.desc(), t.id),
    index('generated_documents_sha').on(t.sha256),
    check('generated_documents_format', sql`${t.format} in ('pdf', 'docx')`),
  ],
);
