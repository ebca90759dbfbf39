import { pgView, text, uuid } from 'drizzle-orm/pg-core';
import { caseStatuses } from '#domain/cases/changeStatus';
import { oneOf } from './columns.ts';

/** What the roster reads of cases (decision 0085): every case, once for each attorney to whom it is assigned. */
export const rosterCases = pgView('roster_cases', {
  case_id: uuid('case_id').notNull(),
  court_id: text('court_id').notNull(),
  status: oneOf('status', caseStatuses).notNull(),
  /** Null for a case without assigned attorneys. */
  attorney_id: uuid('attorney_id'),
}).existing();
