import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Doubt } from '#domain/filings/doubts/Doubt';
import { id, moment } from './columns.ts';
import { filings } from './filings.ts';
import { ofPerson } from './references.ts';

/** Corrected documents that were received but not filed, until their sender confirms the doubts about them. */
export const heldSubmissions = pgTable(
  'held_submissions',
  {
    id: id(),
    ...ofPerson(),
    /** The returned filing that the document is sent to correct. */
    corrects: uuid('corrects')
      .notNull()
      .references(() => filings.id),
    files: jsonb('files').$type<{ field: string; file_name: string; sha256: string; size: number }[]>().notNull(),
    doubts: jsonb('doubts').$type<Doubt[]>().notNull(),
    /** When the correction was taken; null while its sender must answer. */
    settled_at: moment('settled_at'),
    held_at: moment('held_at').notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [index('held_submissions_expiring').on(t.expires_at)],
);
