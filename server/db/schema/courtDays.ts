import { sql } from 'drizzle-orm';
import { boolean, check, date, pgTable, primaryKey, smallint, text, time } from 'drizzle-orm/pg-core';
import { closureDeclarers } from '#domain/courts/holidays/closures';
import { closedDayRules } from '#domain/filingDates/FilingDateRule';
import { relationBackEffects } from '#domain/filingDates/relationBackEffects';
import { id, oneOf, version } from './columns.ts';
import { court } from './references.ts';

/** When a court is open: closures by order, and its hours. */

/**
 * A closure by order: a day, a range of days or part of a day. `court_closures_day_taken` is an exclusion constraint of
 * the migrations: two closures of a court never overlap.
 */
export const courtClosures = pgTable(
  'court_closures',
  {
    id: id(),
    court_id: court(),
    closed_on: date('closed_on', { mode: 'string' }).notNull(),
    /** The last day; null for a single day. */
    closed_until: date('closed_until', { mode: 'string' }),
    /** Part of a single day; null for full days. */
    closed_from: time('closed_from'),
    closed_to: time('closed_to'),
    name: text('name').notNull(),
    declared_by: oneOf('declared_by', closureDeclarers).notNull().default('court'),
    /** Which county or courthouse, if not the entire court. */
    place: text('place'),
    order_citation: text('order_citation'),
    /** Whether it counts as a holiday for deadlines and filing dates. */
    extends_deadlines: boolean('extends_deadlines').notNull().default(true),
  },
  (t) => [
    check('court_closures_order', sql`${t.closed_until} is null or ${t.closed_until} > ${t.closed_on}`),
    check(
      'court_closures_hours',
      sql`(${t.closed_from} is null) = (${t.closed_to} is null) and (${t.closed_from} is null or (${t.closed_from} < ${t.closed_to} and ${t.closed_until} is null))`,
    ),
    check('court_closures_declared_by', sql`${t.declared_by} in ('court', 'county', 'state')`),
  ],
);

/** The hours for hearings on a day of the week. A day without a row is closed. */
export const workingHours = pgTable(
  'working_hours',
  {
    court_id: court(),
    /** 0 is Sunday. */
    weekday: smallint('weekday').notNull(),
    opens: time('opens').notNull(),
    closes: time('closes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.court_id, t.weekday] }),
    check('working_hours_weekday', sql`${t.weekday} between 0 and 6`),
    check('working_hours_order', sql`${t.opens} < ${t.closes}`),
  ],
);

/** What a court sets for itself about filing dates; null where the rule on file applies. Times are HH:MM. */
export const courtFilingDates = pgTable('court_filing_dates', {
  court_id: court().primaryKey(),
  electronic_cutoff: time('electronic_cutoff'),
  closed_days: oneOf('closed_days', closedDayRules),
  paper_closes: time('paper_closes'),
  drop_box_closes: time('drop_box_closes'),
  relation_back: oneOf('relation_back', relationBackEffects),
  authority: text('authority'),
  version: version(),
});
