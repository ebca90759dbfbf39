import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { filingDateBases } from '#contract/filingDates';
import type { Tolling } from '#domain/filingDates/dateResubmission';
import { filingWays } from '#domain/filingDates/FilingDateRule';
import type { FilingDateStep } from '#domain/filingDates/FilingDateSteps';
import { id, moment, oneOf } from './columns.ts';
import { filings } from './filings.ts';
import { court, person } from './references.ts';

/** When each filing was received and when it counts as filed. */

/** One filing date on record. A date that changes is kept; the new one takes its place. */
export const filingDates = pgTable(
  'filing_dates',
  {
    id: id(),
    court_id: court(),
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    way: oneOf('way', filingWays).notNull().default('electronic'),
    /** The moment of the submission that dates the filing. */
    received_at: moment('received_at').notNull(),
    received_on: date('received_on', { mode: 'string' }).notNull(),
    filed_on: date('filed_on', { mode: 'string' }).notNull(),
    /** The day that decides whether the filing is timely. */
    timely_on: date('timely_on', { mode: 'string' }).notNull(),
    basis: oneOf('basis', filingDateBases).notNull(),
    steps: jsonb('steps').$type<FilingDateStep[]>().notNull(),
    /** The clerk’s reason, or the closure. */
    reason: text('reason'),
    ordered_on: date('ordered_on', { mode: 'string' }),
    tolling: jsonb('tolling').$type<Tolling>(),
    set_by: person('set_by'),
    set_at: moment('set_at').notNull(),
    /** Null for the date in effect. */
    replaced_at: moment('replaced_at'),
  },
  (t) => [
    uniqueIndex('filing_dates_one_current').on(t.filing_id).where(sql`${t.replaced_at} is null`),
    index('filing_dates_of_filing').on(t.filing_id, t.set_at),
    index('filing_dates_by_day').on(t.court_id, t.filed_on).where(sql`${t.replaced_at} is null`),
    check('filing_dates_reasoned', sql`${t.basis} not in ('clerk', 'order') or ${t.reason} is not null`),
    check('filing_dates_ordered', sql`(${t.basis} = 'order') = (${t.ordered_on} is not null)`),
  ],
);
