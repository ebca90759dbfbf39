import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { reminderSubjects } from '#domain/notifications/reminders';
import { moment, oneOf } from './columns.ts';
import { person } from './references.ts';

/**
 * The reminders that were sent, so that each is sent once. The reminders of a date that moves start again; the rows
 * of the former date remain.
 */
export const remindersSent = pgTable(
  'reminders_sent',
  {
    person_id: person('person_id').notNull(),
    subject: oneOf('subject', reminderSubjects).notNull(),
    /** The ID of the deadline or the hearing. */
    subject_id: uuid('subject_id').notNull(),
    /** The date of which the person was reminded. */
    due_on: date('due_on', { mode: 'string' }).notNull(),
    /** The chosen number of days before it. */
    days: integer('days').notNull(),
    sent_at: moment('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.person_id, t.subject, t.subject_id, t.due_on, t.days] }),
    // The reminders of a list of deadlines or hearings.
    index('reminders_sent_subject').on(t.subject_id, t.due_on),
  ],
);
