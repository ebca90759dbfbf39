import { pgView, text, uuid } from 'drizzle-orm/pg-core';
import { caseStatuses } from '#domain/cases/changeStatus';
import { oneOf } from './columns.ts';

/** What the roster reads of cases, their assignments, and law firms (decision 0085). */

/** Every case. */
export const rosterCases = pgView('roster_cases', {
  case_id: uuid('case_id').notNull(),
  court_id: text('court_id').notNull(),
}).existing();

/** Every assignment of an attorney to a case, with the status of the case. */
export const rosterAssignments = pgView('roster_assignments', {
  attorney_id: uuid('attorney_id').notNull(),
  case_id: uuid('case_id').notNull(),
  status: oneOf('status', caseStatuses).notNull(),
}).existing();

/** The attorneys whom cases, hearings, claims, or invitations name, once for each. */
export const rosterUses = pgView('roster_uses', { attorney_id: uuid('attorney_id').notNull() }).existing();

/** The present firm of each person who belongs to one. */
export const rosterFirms = pgView('roster_firms', {
  person_id: uuid('person_id').notNull(),
  name: text('name').notNull(),
}).existing();
