import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FilingChoices } from '#contract/filings';
import type { Doubt } from '#domain/filings/doubts/Doubt';
import { id, moment } from './columns.ts';
import { filings } from './filings.ts';
import { ofPerson } from './references.ts';

/** Documents that were received but not filed, until their sender confirms the doubts about them. */
export const heldSubmissions = pgTable(
  'held_submissions',
  {
    id: id(),
    ...ofPerson(),
    /** The returned filing that the document is sent to correct; null for a new filing. */
    corrects: uuid('corrects').references(() => filings.id),
    files: jsonb('files').$type<{ field: string; file_name: string; sha256: string; size: number }[]>().notNull(),
    doubts: jsonb('doubts').$type<Doubt[]>().notNull(),
    /** What the filer chose beside the documents. */
    choices: jsonb('choices').$type<FilingChoices>().notNull().default({}),
    /** Under which the documents are filed once confirmed, so that they are filed once; null for a correction. */
    idempotency_key: text('idempotency_key'),
    /** When they were filed or the correction was taken; null while their sender must answer. */
    settled_at: moment('settled_at'),
    held_at: moment('held_at').notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [index('held_submissions_expiring').on(t.expires_at)],
);
