import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DeadlineSource } from '#domain/deadlines/computeDeadline';
import type { DerivationStep } from '#domain/deadlines/DerivationStep';
import { deadlineStates } from '#domain/deadlines/states';
import { confidences } from '#domain/rules/Rule';
import { cases } from './cases.ts';
import { created, id, moment, oneOf, version } from './columns.ts';
import { filings } from './filings.ts';
import { court, person } from './references.ts';

/** Deadlines in cases, each with the steps of its computation, and the dates on which people were notified. */

export const deadlines = pgTable(
  'deadlines',
  {
    id: id(),
    court_id: court(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** The filing whose service or entry set it running. */
    filing_id: uuid('filing_id').references(() => filings.id),
    /** The owner of a personal deadline; null for the court's, which everyone in the case sees. */
    owner_id: person('owner_id'),
    /** A rule of domain/deadlines, with its condition. */
    rule_id: text('rule_id').notNull(),
    /** What is due, in words. */
    action: text('action').notNull(),
    trigger: text('trigger').notNull(),
    trigger_date: date('trigger_date', { mode: 'string' }).notNull(),
    service_method: text('service_method'),
    due_date: date('due_date', { mode: 'string' }).notNull(),
    due_time: text('due_time'),
    authority: text('authority').notNull(),
    confidence: oneOf('confidence', confidences).notNull(),
    derivation: jsonb('derivation').$type<DerivationStep[]>().notNull(),
    sources: jsonb('sources').$type<DeadlineSource[]>().notNull(),
    note: text('note'),
    saved_by: person('saved_by'),
    created_at: created(),
    state: oneOf('state', deadlineStates).notNull().default('open'),
    settled_by: person('settled_by'),
    settled_at: moment('settled_at'),
    settled_reason: text('settled_reason'),
    version: version(),
  },
  (t) => [
    index('deadlines_pressing').on(t.court_id, t.due_date, t.id).where(sql`${t.state} = 'open'`),
    index('deadlines_case').on(t.case_id, t.due_date),
    index('deadlines_owner').on(t.owner_id, t.due_date),
    // Two quick people never keep the same deadline of a filing twice.
    uniqueIndex('deadlines_kept_once')
      .on(
        t.case_id,
        t.rule_id,
        t.trigger_date,
        sql`coalesce(${t.service_method}, '')`,
        sql`coalesce(${t.owner_id}::text, '')`,
        sql`coalesce(${t.filing_id}::text, '')`,
      )
      .where(sql`${t.state} = 'open'`),
    check('deadlines_settled', sql`(${t.state} = 'open') = (${t.settled_at} is null)`),
  ],
);

/**
 * A person's own note that a deadline of the court is met for them, with the filing that met it. The court's deadline
 * remains open. A mark that was undone stays on record.
 */
export const deadlineMarks = pgTable(
  'deadline_marks',
  {
    id: id(),
    deadline_id: uuid('deadline_id')
      .notNull()
      .references(() => deadlines.id),
    person_id: person('person_id').notNull(),
    filing_id: uuid('filing_id').references(() => filings.id),
    marked_at: moment('marked_at').notNull(),
    undone_at: moment('undone_at'),
  },
  (t) => [uniqueIndex('deadline_marks_once').on(t.person_id, t.deadline_id).where(sql`${t.undone_at} is null`)],
);

/** The dates on which people were notified of an upcoming deadline, so that each date notifies once. */
export const deadlineNotices = pgTable(
  'deadline_notices',
  {
    deadline_id: uuid('deadline_id')
      .notNull()
      .references(() => deadlines.id),
    day: date('day', { mode: 'string' }).notNull(),
    notified_at: moment('notified_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.deadline_id, t.day] })],
);
