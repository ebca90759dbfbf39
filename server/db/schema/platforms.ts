import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { connectionStates } from '#contract/research';
import type { SourceProblem } from '#domain/citations/SourceProblems';
import { platformIds } from '#domain/research/platforms';
import { bytea, created, id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** Connections to other services, and their answers. */

/** The credentials of a person, or of the entire court, at another service, and the result of testing them. */
export const researchConnections = pgTable(
  'research_connections',
  {
    id: id(),
    court_id: court(),
    platform: oneOf('platform', platformIds).notNull(),
    /** Null: they are the court's, and everyone who may do research uses them. */
    person_id: person('person_id'),
    account: text('account'),
    /** AES-256-GCM; see server/secrets. */
    sealed: bytea('sealed').notNull(),
    /** The last characters of the secret, so that people can identify it. */
    ending: text('ending').notNull(),
    state: oneOf('state', connectionStates).notNull(),
    /** The result of the last test or search; the catalogs of texts have the words. */
    reason: jsonb('reason').$type<SourceProblem>(),
    tested_at: moment('tested_at'),
    last_sync_at: moment('last_sync_at'),
    /** The service accepts no requests until then. */
    blocked_until: moment('blocked_until'),
    connected_by: person('connected_by').notNull(),
    created_at: created(),
    version: version(),
  },
  (t) => [
    uniqueIndex('research_connections_courts').on(t.court_id, t.platform).where(sql`${t.person_id} is null`),
    uniqueIndex('research_connections_own')
      .on(t.court_id, t.platform, t.person_id)
      .where(sql`${t.person_id} is not null`),
    index('research_connections_checked').on(t.tested_at),
  ],
);

/** Cached answers of other services, which limit the number of requests. */
export const researchCache = pgTable(
  'research_cache',
  {
    key: text('key').primaryKey(),
    platform: oneOf('platform', platformIds).notNull(),
    answer: jsonb('answer').notNull(),
    fetched_at: moment('fetched_at').notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [index('research_cache_expiry').on(t.expires_at)],
);
