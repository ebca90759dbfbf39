import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { NotificationKind, NotificationWays } from '#domain/notifications/kinds';
import type { DateFormat, Language, Theme, TimeFormat, UsualCourt } from '#domain/settings/preferences';
import { moment } from './columns.ts';
import { people } from './people.ts';

/** A person's choices; a person without choices has no row. */
export const personPreferences = pgTable('person_preferences', {
  person_id: uuid('person_id')
    .primaryKey()
    .references(() => people.id),
  date_format: text('date_format').$type<DateFormat>().notNull(),
  time_format: text('time_format').$type<TimeFormat>().notNull(),
  theme: text('theme').$type<Theme>(),
  language: text('language').$type<Language>().notNull(),
  usual_court: text('usual_court').$type<UsualCourt>(),
  /** Only the kinds on which the person said something; the others go their usual ways. */
  notifications: jsonb('notifications').$type<Partial<Record<NotificationKind, NotificationWays>>>().notNull(),
  version: integer('version').notNull().default(1),
  updated_at: moment('updated_at').notNull(),
});
