import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { ledgerStates } from '#contract/checks';
import type { LedgerEntry } from '#domain/citations/Ledger';
import type { UnansweredMessage } from '#domain/citations/LedgerReasons';
import { moment, oneOf, version } from './columns.ts';
import { documentVersions } from './filings.ts';
import { court } from './references.ts';

/** The citation ledgers of documents. */

/**
 * The ledger of one version of a document: the library's results and, if a service is connected, the service's later
 * results. `state` is the state of the look-up.
 */
export const citationLedgers = pgTable(
  'citation_ledgers',
  {
    version_id: uuid('version_id')
      .primaryKey()
      .references(() => documentVersions.id, { onDelete: 'cascade' }),
    court_id: court(),
    state: oneOf('state', ledgerStates).notNull(),
    entries: jsonb('entries').$type<LedgerEntry[]>().notNull(),
    /** The number of authorities that a service is queried for, and the number it has answered. */
    asked: integer('asked').notNull().default(0),
    answered: integer('answered').notNull().default(0),
    /** Why a service could not be queried, in one sentence. */
    reason: jsonb('reason').$type<UnansweredMessage>(),
    checked_at: moment('checked_at').notNull(),
    /** When the service may be called again, if it is rate-limited. */
    resumes_at: moment('resumes_at'),
    version: version(),
  },
  (t) => [
    index('citation_ledgers_open').on(t.checked_at).where(sql`${t.state} in ('waiting', 'asking')`),
    check('citation_ledgers_state', sql`${t.state} in ('waiting', 'asking', 'done', 'failed')`),
  ],
);
