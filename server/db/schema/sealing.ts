import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { lodgedStates } from '#domain/sealing/lodgedStates';
import { moment, oneOf, version } from './columns.ts';
import { documents } from './filings.ts';
import { court, person } from './references.ts';

/** Documents that are lodged conditionally under seal: what the court decided, and what became of each. */
export const lodgedDocuments = pgTable(
  'lodged_documents',
  {
    document_id: uuid('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    court_id: court(),
    state: oneOf('state', lodgedStates).notNull().default('lodged'),
    /** The rule under which it is lodged, then the order that decided. */
    authority: text('authority').notNull(),
    ordered_on: date('ordered_on', { mode: 'string' }),
    /** The last day on which its filer may have it filed unsealed after a denial; null if no rule sets one. */
    due_on: date('due_on', { mode: 'string' }),
    /** The filer’s notice to file it unsealed. */
    requested_by: person('requested_by'),
    requested_at: moment('requested_at'),
    /** Who filed, returned, or deleted it. */
    closed_by: person('closed_by'),
    closed_at: moment('closed_at'),
    version: version(),
  },
  (t) => [
    index('lodged_documents_open').on(t.court_id, t.due_on).where(sql`${t.state} in ('to_apply', 'not_sealed')`),
    check('lodged_documents_requested', sql`(${t.requested_by} is null) = (${t.requested_at} is null)`),
  ],
);
