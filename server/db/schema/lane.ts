import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { filings } from './filings.ts';
import { person } from './references.ts';

/** What clerks had on screen in the lane, before they accept it in a run. */
export const laneViews = pgTable(
  'lane_views',
  {
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => filings.id, { onDelete: 'cascade' }),
    person_id: person('person_id').notNull(),
    /** The version of the filing that was displayed. */
    filing_version: integer('filing_version').notNull(),
    shown_at: moment('shown_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.filing_id, t.person_id] })],
);
