import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { interpretingModes, workItemKinds, workItemStates } from '#domain/workItems/workItems';
import { hearings } from './calendar.ts';
import { cases } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/**
 * What a court must arrange in a case: trial settings, jury demands, interpreters, accommodations. Accommodations are
 * kept apart from the case file: only their requesters, administrators, and the people to whom they are assigned read
 * them.
 */
export const workItems = pgTable(
  'work_items',
  {
    id: id(),
    court_id: court(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    kind: oneOf('kind', workItemKinds).notNull(),
    state: oneOf('state', workItemStates).notNull(),
    subject: text('subject').notNull(),
    person: text('person').notNull(),
    mode: oneOf('mode', interpretingModes),
    note: text('note').notNull(),
    hearing_id: uuid('hearing_id').references(() => hearings.id),
    counted_from: date('counted_from', { mode: 'string' }),
    due_on: date('due_on', { mode: 'string' }),
    requested_by: person('requested_by').notNull(),
    requested_at: moment('requested_at').notNull(),
    assigned_to: person('assigned_to'),
    answer: text('answer'),
    answered_on: date('answered_on', { mode: 'string' }),
    changed_by: person('changed_by').notNull(),
    changed_at: moment('changed_at').notNull(),
    version: version(),
  },
  (t) => [
    index('work_items_case').on(t.case_id),
    index('work_items_due').on(t.court_id, t.state, t.due_on),
    index('work_items_requester').on(t.requested_by),
  ],
);
