import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { caseStates } from '#domain/cases/caseStates';
import { caseStatuses } from '#domain/cases/changeStatus';
import { caseTypes } from '#domain/courts/choices';
import { attorneys } from './attorneys.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** Cases, their parties and who is assigned to them. */

export const cases = pgTable(
  'cases',
  {
    id: id(),
    court_id: court(),
    case_number: text('case_number').notNull(),
    title: text('title').notNull(),
    case_type: oneOf('case_type', caseTypes).notNull(),
    status: oneOf('status', caseStatuses).notNull().default('open'),
    /** The state behind the status; null until a person or the court changes it (domain/cases/caseStates). */
    state: oneOf('state', caseStates),
    /** The case into which it was merged; its number leads there. */
    merged_into_id: uuid('merged_into_id').references((): AnyPgColumn => cases.id),
    judge_name: text('judge_name'),
    /** The judge that the case is assigned to, if that judge has an account; `judge_name` has the name. */
    judge_id: person('judge_id'),
    opened_on: date('opened_on', { mode: 'string' }).notNull(),
    closed_on: date('closed_on', { mode: 'string' }),
    /** How the case ended, in words: judgment, dismissal, settlement. */
    disposition: text('disposition'),
    version: version(),
  },
  (t) => [
    index('cases_judge').on(t.judge_id),
    index('cases_opened').on(t.court_id, t.opened_on),
    index('cases_closed').on(t.court_id, t.closed_on),
    check(
      'cases_state_of_status',
      sql`${t.state} is null or (${t.status} = 'open') = (${t.state} in ('active', 'inactive', 'reopened'))`,
    ),
    uniqueIndex('cases_number_taken').on(t.court_id, t.case_number),
    // Captions write a number with and without dashes; see hasBareNumber.
    index('cases_bare_number').on(t.court_id, sql`bare_number(${t.case_number})`),
  ],
);

export const parties = pgTable(
  'parties',
  {
    id: id(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    full_name: text('full_name').notNull(),
    role: text('role').notNull(),
    attorney_id: uuid('attorney_id').references(() => attorneys.id),
    /** Counsel as the document names them, also where the roster does not know them. */
    counsel_name: text('counsel_name'),
    counsel_bar_number: text('counsel_bar_number'),
    position: integer('position').notNull(),
  },
  (t) => [index('parties_case').on(t.case_id), index('parties_attorney').on(t.attorney_id)],
);

/** Which attorneys act in a case for the court's purposes. An attorney with cases cannot leave the roster. */
export const caseAssignments = pgTable(
  'case_assignments',
  {
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    attorney_id: uuid('attorney_id')
      .notNull()
      .references(() => attorneys.id),
    assigned_by: person('assigned_by'),
    assigned_at: moment('assigned_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.case_id, t.attorney_id] }), index('case_assignments_attorney').on(t.attorney_id)],
);
