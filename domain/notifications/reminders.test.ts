import { expect, test } from 'vitest';
import { courtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { type ReminderChoice, reminderDue } from './reminders.ts';

const calendar = courtCalendar([], [{ date: '2026-11-26', name: 'Thanksgiving Day' }]);
const courtDays: ReminderChoice = { days: [7, 3, 1], unit: 'court_days' };
const calendarDays: ReminderChoice = { days: [7, 1], unit: 'calendar_days' };

test.each<[string, ReminderChoice, string, string, number | null]>([
  ['too early', courtDays, '2026-11-20', '2026-12-03', null],
  ['seven court days before, without the holiday and the weekends', courtDays, '2026-11-20', '2026-12-02', 7],
  ['between two reminders, the earlier one', courtDays, '2026-11-25', '2026-12-02', 7],
  ['on the third court day', courtDays, '2026-11-25', '2026-12-01', 3],
  ['on the day before', courtDays, '2026-11-30', '2026-12-01', 1],
  ['on the day itself, the last one', courtDays, '2026-12-01', '2026-12-01', 1],
  ['after the date', courtDays, '2026-12-02', '2026-12-01', null],
  ['seven calendar days before', calendarDays, '2026-11-24', '2026-12-01', 7],
  ['eight calendar days before', calendarDays, '2026-11-23', '2026-12-01', null],
  ['without days', { days: [], unit: 'court_days' }, '2026-12-01', '2026-12-01', null],
])('%s', (_, choice, today, date, due) => {
  expect(reminderDue(choice, today, date, calendar)).toBe(due);
});
