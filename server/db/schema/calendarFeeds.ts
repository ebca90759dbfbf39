import { sql } from 'drizzle-orm';
import { check, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { attorneys } from './attorneys.ts';
import { courtrooms } from './calendar.ts';
import { bytea, created, id, moment } from './columns.ts';
import { ofPerson, person } from './references.ts';

/** In the index of one feed each, in place of a judge, courtroom, or attorney. */
const nobody = sql.raw("'00000000-0000-0000-0000-000000000000'");

/** Addresses at which calendar programs read a person's hearings and deadlines, without a session. */

/**
 * A person's feed in one court: the person's hearings and deadlines, or the calendar of one judge, courtroom, or attorney,
 * once each. The address contains a secret, of which only the hash is stored.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: id(),
    ...ofPerson(),
    /** Whose calendar it is; all null for the person's own. */
    judge_id: person('judge_id'),
    courtroom_id: uuid('courtroom_id').references(() => courtrooms.id, { onDelete: 'cascade' }),
    attorney_id: uuid('attorney_id').references(() => attorneys.id, { onDelete: 'cascade' }),
    token_hash: bytea('token_hash').notNull(),
    created_at: created(),
    /** When a calendar program last read it, to the hour; null before the first time. */
    last_read_at: moment('last_read_at'),
  },
  (t) => [
    uniqueIndex('calendar_feeds_token').on(t.token_hash),
    uniqueIndex('calendar_feeds_one_each').on(
      t.person_id,
      t.court_id,
      sql`coalesce(${t.judge_id}, ${t.courtroom_id}, ${t.attorney_id}, ${nobody}::uuid)`,
    ),
    check('calendar_feeds_of_one', sql`num_nonnulls(${t.judge_id}, ${t.courtroom_id}, ${t.attorney_id}) <= 1`),
  ],
);
