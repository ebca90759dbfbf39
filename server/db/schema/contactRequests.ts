import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { contactStates } from '#contract/contactRequests';
import { contactSubjects } from '#contract/site';
import { created, id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** Questions of visitors to the court, and the answers. */

export const contactRequests = pgTable(
  'contact_requests',
  {
    id: id(),
    court_id: court(),
    about: oneOf('about', contactSubjects).notNull(),
    full_name: text('full_name').notNull(),
    email: text('email').notNull(),
    organization: text('organization').notNull(),
    message: text('message').notNull(),
    state: oneOf('state', contactStates).notNull().default('new'),
    created_at: created(),
    version: version(),
  },
  (t) => [index('contact_requests_state').on(t.court_id, t.state, t.created_at, t.id)],
);

/** Replies to visitors' requests, which go out by mail. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: id(),
    request_id: uuid('request_id')
      .notNull()
      .references(() => contactRequests.id),
    body: text('body').notNull(),
    written_by: person('written_by').notNull(),
    written_at: moment('written_at').notNull(),
    /** When the mail server took it. */
    sent_at: moment('sent_at'),
  },
  (t) => [index('contact_replies_request').on(t.request_id, t.written_at)],
);
