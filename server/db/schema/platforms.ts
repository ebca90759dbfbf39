import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SourceProblem } from '#domain/citations/SourceProblems';
import type { PlatformId } from '#domain/research/platforms';
import { bytea, id, moment } from './columns.ts';
import { courts } from './courts.ts';
import { people } from './people.ts';

/** Connections to other services, and their answers. */

/** The credentials of a person, or of the entire court, at another service, and the result of testing them. */
export const researchConnections = pgTable(
  'research_connections',
  {
    id: id(),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    platform: text('platform').$type<PlatformId>().notNull(),
    /** Null: they are the court's, and everyone who may do research uses them. */
    person_id: uuid('person_id').references(() => people.id),
    account: text('account'),
    /** AES-256-GCM; see server/secrets. */
    sealed: bytea('sealed').notNull(),
    /** The last characters of the secret, so that people can identify it. */
    ending: text('ending').notNull(),
    state: text('state').$type<'connected' | 'refused' | 'unreachable'>().notNull(),
    /** What the last test or search said of it; the catalogs of texts have the words. */
    reason: jsonb('reason').$type<SourceProblem>(),
    tested_at: moment('tested_at'),
    last_sync_at: moment('last_sync_at'),
    /** The service asked to be left alone until then. */
    blocked_until: moment('blocked_until'),
    connected_by: uuid('connected_by')
      .notNull()
      .references(() => people.id),
    created_at: moment('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('research_connections_courts').on(t.court_id, t.platform).where(sql`${t.person_id} is null`),
    uniqueIndex('research_connections_own')
      .on(t.court_id, t.platform, t.person_id)
      .where(sql`${t.person_id} is not null`),
    index('research_connections_checked').on(t.tested_at),
  ],
);

/** Answers of other services, kept for a while, since they count how often they are asked. */
export const researchCache = pgTable(
  'research_cache',
  {
    key: text('key').primaryKey(),
    platform: text('platform').$type<PlatformId>().notNull(),
    answer: jsonb('answer').notNull(),
    fetched_at: moment('fetched_at').notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [index('research_cache_expiry').on(t.expires_at)],
);
