import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SearchFilters } from '#domain/research/filters';
import type { PlatformId } from '#domain/research/platforms';
import { platformIds } from '#domain/research/platforms';
import { syncFrequencies } from '#domain/research/settings';
import { id, moment, oneOf, version } from './columns.ts';
import { people } from './people.ts';
import { court, person } from './references.ts';

/** Legal research: each person’s searches and settings. */

/** A person's searches by platform, with the number of results. Repeating a search updates its row. */
export const researchSearches = pgTable(
  'research_searches',
  {
    id: id(),
    court_id: court(),
    person_id: person('person_id').notNull(),
    platform: oneOf('platform', platformIds).notNull(),
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
    court_id: court(),
    person_id: person('person_id').notNull(),
    query: text('query').notNull(),
    platforms: oneOf('platforms', platformIds).array().notNull(),
    filters: jsonb('filters').$type<SearchFilters>().notNull(),
    fingerprint: text('fingerprint').notNull(),
    created_at: moment('created_at').notNull(),
    /** When it last ran, and on each platform how much there was. */
    last_run_at: moment('last_run_at'),
    counts: jsonb('counts').$type<Partial<Record<PlatformId, number>>>().notNull().default({}),
    /** The counts when the person last viewed them; anything beyond them is new. */
    seen_counts: jsonb('seen_counts').$type<Partial<Record<PlatformId, number>>>().notNull().default({}),
  },
  (t) => [
    uniqueIndex('saved_searches_once').on(t.person_id, t.court_id, t.fingerprint),
    index('saved_searches_due').on(t.last_run_at),
  ],
);

/** A person's research settings. */
export const researchSettings = pgTable(
  'research_settings',
  {
    person_id: uuid('person_id')
      .primaryKey()
      .references(() => people.id),
    default_platform: oneOf('default_platform', [...platformIds, 'auto']).notNull(),
    sync_frequency: oneOf('sync_frequency', syncFrequencies).notNull(),
    auto_search: boolean('auto_search').notNull(),
    citation_check: boolean('citation_check').notNull(),
    updated_at: moment('updated_at').notNull(),
    version: version(),
  },
  (t) => [check('research_settings_frequency', sql`${t.sync_frequency} in ('real_time', 'hourly', 'daily', 'manual')`)],
);
