import { expect, test } from 'vitest';
import { courtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { courtDaysLeft } from './courtDaysLeft.ts';

const thanksgiving = courtCalendar(
  [],
  [
    { date: '2026-11-26', name: 'Thanksgiving Day' },
    { date: '2026-11-27', name: 'Day after Thanksgiving' },
  ],
);

test.each([
  ['today', '2026-11-24', '2026-11-24', 0],
  ['the next court day', '2026-11-24', '2026-11-25', 1],
  ['after a holiday, the day after it, and a weekend', '2026-11-24', '2026-11-30', 2],
  ['on a Saturday, as on the court day before it', '2026-11-24', '2026-11-28', 1],
  ['from a Sunday', '2026-11-22', '2026-11-23', 1],
  ['yesterday', '2026-11-24', '2026-11-23', -1],
  ['last Friday', '2026-11-24', '2026-11-20', -2],
  ['on the weekend before a Sunday', '2026-11-22', '2026-11-21', 0],
])('%s', (_, today, due, days) => {
  expect(courtDaysLeft(today, due, thanksgiving)).toBe(days);
});
