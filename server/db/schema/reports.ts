import { date, doublePrecision, pgView, text, time, uuid } from 'drizzle-orm/pg-core';
import { caseStatuses } from '#domain/cases/changeStatus';
import { caseTypes } from '#domain/courts/choices';
import { decisions } from '#domain/filings/checkDecision';
import { filingStates } from '#domain/filings/states';
import { hearingStatuses } from '#domain/hearings/statuses';
import { moment, oneOf } from './columns.ts';

/**
 * What the reports read of the tables of other areas. The views are defined in the migrations and contain only the
 * columns of the figures (decision 0085).
 */

/** Every filing, with the title by which a list names it. */
export const reportFilings = pgView('report_filings', {
  id: uuid('id').notNull(),
  court_id: text('court_id').notNull(),
  filed_by: uuid('filed_by').notNull(),
  received_at: moment('received_at').notNull(),
  case_type: oneOf('case_type', caseTypes),
  state: oneOf('state', filingStates).notNull(),
  case_number: text('case_number'),
  title: text('title').notNull(),
}).existing();

/** Every decision in effect, with its filing, the clerk, and the seconds from the receipt to the decision. */
export const reportDecisions = pgView('report_decisions', {
  id: uuid('id').notNull(),
  filing_id: uuid('filing_id').notNull(),
  court_id: text('court_id').notNull(),
  case_type: oneOf('case_type', caseTypes),
  case_number: text('case_number'),
  title: text('title').notNull(),
  decision: oneOf('decision', decisions).notNull(),
  decided_by: uuid('decided_by').notNull(),
  clerk: text('clerk').notNull(),
  settled_at: moment('settled_at').notNull(),
  turnaround: doublePrecision('turnaround').notNull(),
}).existing();

/** Every case. */
export const reportCases = pgView('report_cases', {
  id: uuid('id').notNull(),
  court_id: text('court_id').notNull(),
  case_number: text('case_number').notNull(),
  title: text('title').notNull(),
  case_type: oneOf('case_type', caseTypes).notNull(),
  status: oneOf('status', caseStatuses).notNull(),
  judge_id: uuid('judge_id'),
  opened_on: date('opened_on', { mode: 'string' }).notNull(),
  closed_on: date('closed_on', { mode: 'string' }),
  disposition: text('disposition'),
}).existing();

/** The attorneys assigned to each case. */
export const reportCaseCounsel = pgView('report_case_counsel', {
  case_id: uuid('case_id').notNull(),
  attorney_id: uuid('attorney_id').notNull(),
  court_id: text('court_id').notNull(),
  status: oneOf('status', caseStatuses).notNull(),
}).existing();

/** Every hearing. */
export const reportHearings = pgView('report_hearings', {
  id: uuid('id').notNull(),
  court_id: text('court_id').notNull(),
  starts_at: moment('starts_at').notNull(),
  hearing_date: date('hearing_date', { mode: 'string' }).notNull(),
  hearing_time: time('hearing_time').notNull(),
  event_type: text('event_type').notNull(),
  status: oneOf('status', hearingStatuses).notNull(),
  judge: text('judge').notNull(),
  judge_id: uuid('judge_id'),
  case_number: text('case_number').notNull(),
  case_title: text('case_title').notNull(),
}).existing();

/** The verified judges of each court. */
export const reportJudges = pgView('report_judges', {
  person_id: uuid('person_id').notNull(),
  court_id: text('court_id').notNull(),
  full_name: text('full_name').notNull(),
}).existing();

/** The roster of each court, with the account of those attorneys who have one. */
export const reportAttorneys = pgView('report_attorneys', {
  id: uuid('id').notNull(),
  court_id: text('court_id').notNull(),
  person_id: uuid('person_id'),
  full_name: text('full_name').notNull(),
}).existing();
