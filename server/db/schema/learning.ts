import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { learnedFields } from '#domain/reading/learned/LearnedTemplate';
import { id, moment, oneOf } from './columns.ts';
import { filings } from './filings.ts';
import { court, person } from './references.ts';

/** What the reader learns from the corrections of a court's staff. */

/** A correction by the court's staff, with what the document prints. A field of a filing has one: the last. */
export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    court_id: court(),
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    document_name: text('document_name').notNull(),
    field: oneOf('field', learnedFields).notNull(),
    /** The printed heading in capitals, or the shape of the case number. */
    sign: text('sign').notNull(),
    value: text('value').notNull(),
    corrected_by: person('corrected_by').notNull(),
    corrected_at: moment('corrected_at').notNull(),
  },
  (t) => [
    uniqueIndex('lessons_one_each').on(t.filing_id, t.field),
    index('lessons_same').on(t.court_id, t.field, t.sign),
  ],
);

/** A correction from which a template was learned, as it was then. */
export type TemplateSource = {
  filing_id: string;
  document_name: string;
  value: string;
  corrected_by: string;
  corrected_at: string;
};

/** What three identical corrections taught. A revoked template is kept: the same corrections do not teach it again. */
export const learnedTemplates = pgTable(
  'learned_templates',
  {
    id: id(),
    court_id: court(),
    field: oneOf('field', learnedFields).notNull(),
    /** The printed heading in capitals, or the pattern of case numbers. */
    sign: text('sign').notNull(),
    /** The court or location that the heading means; null for a pattern. */
    value: text('value'),
    sources: jsonb('sources').$type<TemplateSource[]>().notNull(),
    learned_at: moment('learned_at').notNull(),
    /** The number of analyses that read a value with it, and when the last one did. */
    uses: integer('uses').notNull().default(0),
    last_used_at: moment('last_used_at'),
    revoked_at: moment('revoked_at'),
    /** Null if later corrections replaced it. */
    revoked_by: person('revoked_by'),
  },
  (t) => [
    index('learned_templates_of_court').on(t.court_id, t.learned_at.desc()),
    uniqueIndex('learned_templates_one_meaning').on(t.court_id, t.field, t.sign).where(sql`${t.revoked_at} is null`),
  ],
);
