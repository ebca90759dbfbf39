import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { notificationKinds } from '#domain/notifications/kinds';
import type { NoticeCode, NoticeMessage } from '#domain/notifications/NoticeMessages';
import { id, moment, oneOf } from './columns.ts';
import { courtEvents } from './events.ts';
import { court, person } from './references.ts';

/** A person's notifications in the portal, and when they were read. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    court_id: court(),
    person_id: person('person_id').notNull(),
    kind: oneOf('kind', notificationKinds).notNull(),
    code: text('code').$type<NoticeCode>().notNull(),
    /** The values in the notice's message; the catalogs of texts have the words. */
    values: jsonb('values').$type<NoticeMessage['values']>().notNull(),
    /** The portal path that it links to, if any. */
    href: text('href'),
    created_at: moment('created_at').notNull(),
    read_at: moment('read_at'),
    /** The event of which it notifies; null for notices from before events were recorded. */
    event_id: uuid('event_id').references(() => courtEvents.id),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.event_id, t.person_id),
    index('notifications_newest').on(t.person_id, t.court_id, t.created_at.desc(), t.id),
    index('notifications_unread').on(t.person_id, t.court_id).where(sql`${t.read_at} is null`),
  ],
);
