import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { hearingRequestStates, opposingPositions } from '#domain/hearings/hearingRequests';
import { hearings } from './calendar.ts';
import { cases } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/**
 * Requests for a hearing in a case, which name no judge, courtroom, or time: the clerk schedules the hearing or declines
 * the request with a reason.
 */
export const hearingRequests = pgTable(
  'hearing_requests',
  {
    id: id(),
    court_id: court(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    requested_by: person('requested_by').notNull(),
    requested_at: moment('requested_at').notNull(),
    purpose: text('purpose').notNull(),
    minutes: integer('minutes').notNull(),
    position: oneOf('position', opposingPositions).notNull(),
    note: text('note').notNull().default(''),
    /** The preferred dates in their order; none if any date suits. */
    preferred: date('preferred', { mode: 'string' }).array().notNull(),
    state: oneOf('state', hearingRequestStates).notNull().default('pending'),
    decided_by: person('decided_by'),
    decided_at: moment('decided_at'),
    reason: text('reason'),
    hearing_id: uuid('hearing_id').references(() => hearings.id),
    version: version(),
  },
  (t) => [
    index('hearing_requests_pending').on(t.court_id, t.requested_at).where(sql`${t.state} = 'pending'`),
    index('hearing_requests_case').on(t.case_id, t.requested_at),
    check('hearing_requests_decided', sql`(${t.state} = 'pending') = (${t.decided_at} is null)`),
    check('hearing_requests_scheduled', sql`(${t.state} = 'scheduled') = (${t.hearing_id} is not null)`),
  ],
);
