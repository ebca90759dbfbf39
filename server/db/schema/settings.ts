import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { NotificationKind, NotificationWays } from '#domain/notifications/kinds';
import type { Reminders } from '#domain/notifications/reminders';
import { dateFormats, languages, themes, timeFormats, usualCourts } from '#domain/settings/preferences';
import { moment, oneOf, version } from './columns.ts';
import { people } from './people.ts';

/** A person's choices; a person without choices has no row. */
export const personPreferences = pgTable('person_preferences', {
  person_id: uuid('person_id')
    .primaryKey()
    .references(() => people.id),
  date_format: oneOf('date_format', dateFormats).notNull(),
  time_format: oneOf('time_format', timeFormats).notNull(),
  theme: oneOf('theme', themes),
  language: oneOf('language', languages).notNull(),
  usual_court: oneOf('usual_court', usualCourts),
  /** Only the types that the person changed; the others use their default channels. */
  notifications: jsonb('notifications').$type<Partial<Record<NotificationKind, NotificationWays>>>().notNull(),
  /** When the person is reminded of deadlines and hearings; null for the usual days. */
  reminders: jsonb('reminders').$type<Reminders>(),
  version: version(),
  updated_at: moment('updated_at').notNull(),
});
