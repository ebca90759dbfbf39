import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SourceProblem } from '#domain/citations/SourceProblems';
import type { AuthorityKind } from '#domain/research/authorityKinds';
import type { SearchFilters } from '#domain/research/filters';
import type { PlatformId } from '#domain/research/platforms';
import type { SyncFrequency } from '#domain/research/settings';
import { bytea, id, moment } from './columns.ts';
import { courts } from './courts.ts';
import { people } from './people.ts';

/** Legal research: the built-in library, connections to other services, and each person’s searches and settings. */

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A decision, statute, rule, form, or book of the library, described in the portal's own words. */
export const authorities = pgTable(
  'authorities',
  {
    id: id(),
    /** What it is called from one version of the library to the next. */
    key: text('key').notNull(),
    kind: text('kind').$type<AuthorityKind>().notNull(),
    jurisdiction: text('jurisdiction').notNull(),
    /** The court that decided it, or whose rule or form it is. */
    court: text('court').notNull(),
    title: text('title').notNull(),
    /** Its citations, the official one first, divided by `; `. */
    citation_line: text('citation_line').notNull(),
    /** The day it was decided or took effect; the first of January where only the year is known. */
    dated: date('dated', { mode: 'string' }),
    only_year: boolean('only_year').notNull().default(false),
    source_url: text('source_url'),
    /** One passage a line. */
    body: text('body').notNull(),
    added_at: moment('added_at').notNull(),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('simple', citation_line), 'B') || setweight(to_tsvector('english', body), 'C')`,
      ),
  },
  (t) => [
    uniqueIndex('authorities_key_taken').on(t.key),
    index('authorities_search').using('gin', t.search),
    index('authorities_kind').on(t.kind, t.jurisdiction, t.dated),
    check(
      'authorities_kind_known',
      sql`${t.kind} in ('Case Law', 'Statutes', 'Regulations', 'Local Rules', 'Forms', 'Secondary Sources')`,
    ),
  ],
);

/** Every citation of every authority, without signs and spaces, for the exact look-up. */
export const authorityCitations = pgTable(
  'authority_citations',
  {
    citation_key: text('citation_key').notNull(),
    authority_id: uuid('authority_id')
      .notNull()
      .references(() => authorities.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.citation_key, t.authority_id] }),
    index('authority_citations_of').on(t.authority_id),
  ],
);

/** Which edition of the built-in library the tables hold. */
export const libraryEditions = pgTable('library_editions', {
  edition: text('edition').primaryKey(),
  loaded_at: moment('loaded_at').notNull(),
});

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

/** What a person searched for on which platform, and how much there was. The same search again renews its line. */
export const researchSearches = pgTable(
  'research_searches',
  {
    id: id(),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    platform: text('platform').$type<PlatformId>().notNull(),
    query: text('query').notNull(),
    filters: jsonb('filters').$type<SearchFilters>().notNull(),
    /** Of query and filters, for the line to be found again. */
    fingerprint: text('fingerprint').notNull(),
    /** Null if the platform did not answer. */
    results: integer('results'),
    searched_at: moment('searched_at').notNull(),
  },
  (t) => [
    uniqueIndex('research_searches_once').on(t.person_id, t.court_id, t.platform, t.fingerprint),
    index('research_searches_newest').on(t.person_id, t.court_id, t.searched_at.desc()),
  ],
);

/** A search whose new results a person wants to be notified of. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    query: text('query').notNull(),
    platforms: text('platforms').array().$type<PlatformId[]>().notNull(),
    filters: jsonb('filters').$type<SearchFilters>().notNull(),
    fingerprint: text('fingerprint').notNull(),
    created_at: moment('created_at').notNull(),
    /** When it last ran, and on each platform how much there was. */
    last_run_at: moment('last_run_at'),
    counts: jsonb('counts').$type<Partial<Record<PlatformId, number>>>().notNull().default({}),
    /** The same, as the person last looked at it: what is more is new. */
    seen_counts: jsonb('seen_counts').$type<Partial<Record<PlatformId, number>>>().notNull().default({}),
  },
  (t) => [
    uniqueIndex('saved_searches_once').on(t.person_id, t.court_id, t.fingerprint),
    index('saved_searches_due').on(t.last_run_at),
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

/** How a person wants to research. */
export const researchSettings = pgTable(
  'research_settings',
  {
    person_id: uuid('person_id')
      .primaryKey()
      .references(() => people.id),
    default_platform: text('default_platform').$type<PlatformId | 'auto'>().notNull(),
    sync_frequency: text('sync_frequency').$type<SyncFrequency>().notNull(),
    auto_search: boolean('auto_search').notNull(),
    citation_check: boolean('citation_check').notNull(),
    updated_at: moment('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [check('research_settings_frequency', sql`${t.sync_frequency} in ('real_time', 'hourly', 'daily', 'manual')`)],
);
