import { z } from 'zod';
import { notificationKinds } from '#domain/notifications/kinds';
import { longestReminder, mostReminders, reminderUnits } from '#domain/notifications/reminders';
import {
  dateFormats,
  languages,
  themes,
  timeFormats,
  translatedLanguages,
  usualCourts,
} from '#domain/settings/preferences';
import { endpoint } from './endpoint.ts';

/** The preferences that every screen applies. */
export const Display = z.object({
  date_format: z.enum(dateFormats, `Use ${dateFormats.join(', ')}`),
  time_format: z.enum(timeFormats, `Use ${timeFormats.join(' or ')}`),
  /** Null if the person chose none. */
  theme: z.enum(themes, `Use ${themes.join(', ')}`).nullable(),
  language: z.enum(languages, `Use ${languages.join(', ')}`),
  usual_court: z.enum(usualCourts, `Use ${usualCourts.join(', ')}`).nullable(),
});

export const NotificationWays = z.object({ portal: z.boolean(), mail: z.boolean() });

/** On which days before a date a person is reminded, and how the days are counted. */
export const ReminderChoice = z.object({
  days: z
    .array(z.int().min(0).max(longestReminder, `At most ${longestReminder} days`))
    .max(mostReminders, `At most ${mostReminders} reminders`)
    .refine((days) => new Set(days).size === days.length, 'Enter each number of days once'),
  unit: z.enum(reminderUnits),
});
export const Reminders = z.object({ deadlines: ReminderChoice, hearings: ReminderChoice });

/** A person's preferences. `notifications` has the types that the person can receive. */
export const Preferences = Display.extend({
  notifications: z.partialRecord(z.enum(notificationKinds), NotificationWays),
  /** For people who file; null for court staff. */
  reminders: Reminders.nullable(),
  version: z.number().int(),
  /** When they were last changed; null until then. */
  updated_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Preferences = z.infer<typeof Preferences>;

/** The fields to change; the others keep their values. */
export const PreferencesChange = Display.extend({
  language: z.enum(translatedLanguages, 'The portal is not translated into this language yet. Use en'),
  notifications: Preferences.shape.notifications,
  reminders: Reminders,
}).partial();
export type PreferencesChange = z.infer<typeof PreferencesChange>;

export const readPreferences = endpoint({
  method: 'GET',
  path: '/settings/preferences/',
  permission: 'settings:own',
  input: z.object({}),
  reply: Preferences,
  status: 200,
  summary: 'Returns your preferences for dates, appearance, and notifications.',
});

export const savePreferences = endpoint({
  method: 'PUT',
  path: '/settings/preferences/',
  permission: 'settings:own',
  body: 'json',
  input: PreferencesChange.extend({ version: z.int().min(0).optional() }),
  reply: z.object({ message: z.string(), preferences: Preferences }),
  status: 200,
  summary: 'Changes some of your preferences. The others keep their values.',
});
