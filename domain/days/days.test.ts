import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, isDate, isMonth, shiftMonth, weekdayNumber, weekdayOf } from './days.ts';

describe('dates', () => {
  test.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
  ])('%s and %i days are %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  test.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-15', 3, '2027-02-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months are %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  test('do not depend on daylight saving time or on the server’s time zone', () => {
    const zone = process.env.TZ;
    try {
      for (const TZ of ['America/Los_Angeles', 'Pacific/Apia', 'UTC']) {
        process.env.TZ = TZ;
        expect(['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'].map((date) => addDays(date, 1))).toEqual([
          '2026-03-08',
          '2026-03-09',
          '2026-11-01',
          '2026-11-02',
        ]);
        expect(weekdayOf('2026-03-08')).toBe('Sunday');
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', 'tomorrow', ''])('%j is none', (text) => {
    expect(isDate(text)).toBe(false);
  });
});

test('months continue over the turn of the year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
});

test.each([
  ['2026-03', true],
  ['2026-13', false],
  ['2026-3', false],
  ['March', false],
])('%s is a month: %s', (text, is) => expect(isMonth(text)).toBe(is));

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-3-1', false],
  ['today', false],
])('%s is a day: %s', (text, is) => expect(isDate(text)).toBe(is));

test('a weekday has a name and a number', () => {
  expect(['2026-03-15', '2026-03-21'].map(weekdayOf)).toEqual(['Sunday', 'Saturday']);
  expect(['2026-03-15', '2026-03-21'].map(weekdayNumber)).toEqual([0, 6]);
});
