import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { Placement } from '#domain/cases/Placement';
import type { EntryToMake } from '#domain/docketing/entryStates';
import { decisions, reviewStates } from '#domain/filings/checkDecision';
import { filingTimes } from '#domain/filings/filingTimes';
import { id, moment, oneOf } from './columns.ts';
import { documents, filings } from './filings.ts';
import { person } from './references.ts';

/** The decisions of the clerk’s review. */

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
    decision: oneOf('decision', decisions).notNull(),
    /**
     * Whether an acceptance carries a deficiency notice: the filing is on the docket, and the filer must correct
     * something.
     */
    deficiency: boolean('deficiency').notNull().default(false),
    /** From the list of reasons in domain/filings; null for an acceptance without a deficiency notice. */
    reason_code: text('reason_code'),
    reason: text('reason'),
    /** The rule that the decision rests on. */
    authority: text('authority'),
    /** Until when a returned filing can be corrected in place, or a deficiency must be corrected. */
    correct_by: moment('correct_by'),
    decided_by: person('decided_by').notNull(),
    decided_at: moment('decided_at').notNull(),
    state: oneOf('state', reviewStates).notNull().default('held'),
    /** When it took effect, or was revoked. */
    settled_at: moment('settled_at'),
    /** The version of the filing that was decided on. */
    filing_version: integer('filing_version').notNull(),
    /** Where an accepted filing goes: the case that it joins, or the case type that it opens. */
    placement: jsonb('placement').$type<Placement>(),
    /** Which receipt dates an accepted filing; null where it was received once. */
    filed_as_of: oneOf('filed_as_of', filingTimes),
    filed_as_of_reason: text('filed_as_of_reason'),
    /** The docket entry that the clerk confirmed; null where the portal writes it. */
    docket_entry: jsonb('docket_entry').$type<EntryToMake>(),
    /** The filing date that the clerk sets instead of the one by rule. */
    filed_on: date('filed_on', { mode: 'string' }),
    /** The date of the order on which the filing date rests. */
    ordered_on: date('ordered_on', { mode: 'string' }),
    /** What the filer answered to a return when submitting the filing again. */
    answer: text('answer'),
  },
  (t) => [
    index('reviews_filing').on(t.filing_id, t.decided_at),
    // Two clerks never both decide: while one decision is held there cannot be a second.
    uniqueIndex('reviews_one_held').on(t.filing_id).where(sql`${t.state} = 'held'`),
    uniqueIndex('reviews_one_end').on(t.filing_id).where(sql`${t.state} = 'effective' and ${t.decision} <> 'returned'`),
    index('reviews_settled').on(t.settled_at).where(sql`${t.state} = 'effective'`),
  ],
);

/**
 * The attachments that a decision returns while it accepts their filing. When the decision takes effect, each becomes a
 * separate filing, which its filer corrects.
 */
export const returnedAttachments = pgTable(
  'returned_attachments',
  {
    review_id: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    document_id: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    /** The name of the document when it was returned. */
    title: text('title').notNull(),
    reason_code: text('reason_code').notNull(),
    reason: text('reason').notNull(),
    authority: text('authority').notNull(),
    correct_by: moment('correct_by').notNull(),
    /** The filing that it became; null until the decision takes effect. */
    filing_id: uuid('filing_id').references(() => filings.id),
  },
  (t) => [
    primaryKey({ columns: [t.review_id, t.document_id] }),
    uniqueIndex('returned_attachments_filing').on(t.filing_id),
  ],
);
