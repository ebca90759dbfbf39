import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { daysBetween } from '#domain/days/days';
import { courtDaysLeft } from '#domain/deadlines/courtDaysLeft';

/** How days before a date are counted: days on which the court is open, or all days. */
export const reminderUnits = ['court_days', 'calendar_days'] as const;
export type ReminderUnit = (typeof reminderUnits)[number];

/** The days before a date on which a person is reminded; 0 is the day itself, and no days mean no reminder. */
export type ReminderChoice = { days: number[]; unit: ReminderUnit };

/** What people are reminded of. */
export const reminderSubjects = ['deadlines', 'hearings'] as const;
export type ReminderSubject = (typeof reminderSubjects)[number];
export type Reminders = Record<ReminderSubject, ReminderChoice>;

/** As many days ahead as a person can choose, and as many reminders of one date. */
export const longestReminder = 30;
export const mostReminders = 5;

/** What applies to a person who chose nothing. */
export const usualReminders: Reminders = {
  deadlines: { days: [7, 3, 1], unit: 'court_days' },
  hearings: { days: [7, 1], unit: 'calendar_days' },
};

/** No reminder is sent for a date that is further away in calendar days. */
export const reminderHorizon = 60;

/**
 * The reminder that is due today for a date, as one of the chosen numbers of days, or null. It is the nearest one that
 * has been reached, so that a date that becomes known late is reminded of once and not several times.
 */
export function reminderDue(
  { days, unit }: ReminderChoice,
  today: string,
  date: string,
  calendar: CourtCalendar,
): number | null {
  if (date < today) return null;
  const left = unit === 'court_days' ? courtDaysLeft(today, date, calendar) : daysBetween(today, date);
  const reached = days.filter((chosen) => left <= chosen);
  return reached.length === 0 ? null : Math.min(...reached);
}
