import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { person } from './references.ts';

/** Ratings and downloads of the self-help resources. The resources are in domain/. */

export const resourceRatings = pgTable(
  'resource_ratings',
  {
    resource_id: text('resource_id').notNull(),
    person_id: person('person_id').notNull(),
    stars: integer('stars').notNull(),
    rated_at: moment('rated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.resource_id, t.person_id] }),
    check('resource_ratings_one_to_five', sql`${t.stars} between 1 and 5`),
  ],
);

export const resourceDownloads = pgTable(
  'resource_downloads',
  {
    id: id(),
    resource_id: text('resource_id').notNull(),
    person_id: person('person_id').notNull(),
    downloaded_at: moment('downloaded_at').notNull(),
  },
  (t) => [index('resource_downloads_resource').on(t.resource_id)],
);
