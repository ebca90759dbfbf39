import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import type { DocketMessage } from '#domain/cases/DocketMessages';
import type { Placement } from '#domain/cases/Placement';
import type { CaseType } from '#domain/courts/choices';
import type { FilingTime } from '#domain/filings/filingTimes';
import { cases } from './cases.ts';
import { id, moment } from './columns.ts';
import { courts } from './courts.ts';
import { filings } from './filings.ts';
import { people } from './people.ts';

/** What the clerk's review leaves behind: decisions, docket entries, and the counters that case numbers come from. */

/**
 * One decision on a filing. It is held for a minute, in which it can be revoked, and then takes effect. Nothing here
 * is deleted: a returned filing that comes back corrected gets its next review beside the first.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    decision: text('decision').$type<'accepted' | 'returned' | 'rejected'>().notNull(),
    /** Whether an acceptance carries a notice of deficiency: the filing is on the docket, and the filer has something to correct. */
    deficiency: boolean('deficiency').notNull().default(false),
    /** From the list of reasons in domain/filings; null for an acceptance without a notice of deficiency. */
    reason_code: text('reason_code'),
    reason: text('reason'),
    /** The rule that the decision rests on. */
    authority: text('authority'),
    /** Until when a returned filing can be corrected in place, or a deficiency must be corrected. */
    correct_by: moment('correct_by'),
    decided_by: uuid('decided_by')
      .notNull()
      .references(() => people.id),
    decided_at: moment('decided_at').notNull(),
    state: text('state').$type<'held' | 'effective' | 'revoked'>().notNull().default('held'),
    /** When it took effect, or was revoked. */
    settled_at: moment('settled_at'),
    /** The version of the filing that was decided on. */
    filing_version: integer('filing_version').notNull(),
    /** Where an accepted filing goes: the case that it joins, or the kind of case that it opens. */
    placement: jsonb('placement').$type<Placement>(),
    /** Which receipt dates an accepted filing; null where it was received once. */
    filed_as_of: text('filed_as_of').$type<FilingTime>(),
    filed_as_of_reason: text('filed_as_of_reason'),
  },
  (t) => [
    index('reviews_filing').on(t.filing_id, t.decided_at),
    // Two clerks never both decide: while one decision is held there is no second.
    uniqueIndex('reviews_one_held').on(t.filing_id).where(sql`${t.state} = 'held'`),
    check(
      'reviews_filed_as_of',
      sql`${t.filed_as_of} is null or ${t.filed_as_of} = 'received' or (${t.filed_as_of} = 'first_received' and ${t.filed_as_of_reason} is not null)`,
    ),
    uniqueIndex('reviews_one_end').on(t.filing_id).where(sql`${t.state} = 'effective' and ${t.decision} <> 'returned'`),
    index('reviews_settled').on(t.settled_at).where(sql`${t.state} = 'effective'`),
  ],
);

export const docketEntries = pgTable(
  'docket_entries',
  {
    id: id(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** From 1 in each case, without gaps. */
    number: integer('number').notNull(),
    /** The court's date on which the paper counts as filed. */
    filed_on: date('filed_on', { mode: 'string' }).notNull(),
    entered_at: moment('entered_at').notNull(),
    entered_by: uuid('entered_by').references(() => people.id),
    kind: text('kind').$type<'filing' | 'hearing' | 'order' | 'status' | 'notice'>().notNull(),
    /** What it says; the catalogs of texts have the words. */
    description: jsonb('description').$type<DocketMessage>().notNull(),
    filing_id: uuid('filing_id').references(() => filings.id),
  },
  (t) => [
    uniqueIndex('docket_entries_number_taken').on(t.case_id, t.number),
    uniqueIndex('docket_entries_filing_once').on(t.filing_id),
  ],
);

/** The last case number given in a court, a year and a case type. Its row is locked while a case is opened. */
export const caseCounters = pgTable(
  'case_counters',
  {
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    year: integer('year').notNull(),
    case_type: text('case_type').$type<CaseType>().notNull(),
    last_number: integer('last_number').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.court_id, t.year, t.case_type] })],
);
