import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { NotificationKind } from '#domain/notifications/kinds';
import type { NoticeCode, NoticeMessage } from '#domain/notifications/NoticeMessages';
import { moment } from './columns.ts';
import { courts } from './courts.ts';
import { courtEvents } from './events.ts';
import { people } from './people.ts';

/** A person's notifications in the portal, and when they were read. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    code: text('code').$type<NoticeCode>().notNull(),
    /** What the words of the notice are made of; the catalogs of texts have the words. */
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
