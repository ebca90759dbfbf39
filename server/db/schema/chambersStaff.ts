import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { staffPositions } from '#domain/chambers/staffPositions';
import { id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** Who works in a judge's chambers, and when. Past memberships stay for the record. */
export const chambersMembers = pgTable(
  'chambers_members',
  {
    id: id(),
    court_id: court(),
    judge_id: person('judge_id').notNull(),
    person_id: person('person_id').notNull(),
    position: oneOf('position', staffPositions).notNull(),
    /** The first and the last day, by the court's date; null while no last day is set. */
    starts_on: date('starts_on', { mode: 'string' }).notNull(),
    ends_on: date('ends_on', { mode: 'string' }),
    appointed_by: person('appointed_by').notNull(),
    appointed_at: moment('appointed_at').notNull(),
    /** Ended before its last day, immediately. */
    ended_by: person('ended_by'),
    ended_at: moment('ended_at'),
    version: version(),
  },
  (t) => [
    uniqueIndex('chambers_members_one_each').on(t.court_id, t.judge_id, t.person_id).where(sql`${t.ended_at} is null`),
    index('chambers_members_person').on(t.person_id).where(sql`${t.ended_at} is null`),
    check('chambers_members_by_another', sql`${t.judge_id} <> ${t.person_id}`),
    check('chambers_members_lasts', sql`${t.ends_on} is null or ${t.starts_on} <= ${t.ends_on}`),
    check('chambers_members_ended', sql`(${t.ended_at} is null) = (${t.ended_by} is null)`),
  ],
);
