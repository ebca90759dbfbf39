import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { people } from './people.ts';

/** Ratings and downloads of the self-help resources. The resources are in domain/. */

export const resourceRatings = pgTable(
  'resource_ratings',
  {
    resource_id: text('resource_id').notNull(),
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
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
    id: uuid('id').primaryKey().defaultRandom(),
    resource_id: text('resource_id').notNull(),
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    downloaded_at: moment('downloaded_at').notNull(),
  },
  (t) => [index('resource_downloads_resource').on(t.resource_id)],
);
