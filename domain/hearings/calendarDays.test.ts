import { describe, expect, test } from 'vitest';
import { addDays, addMonths, isDay, isMonth, monthGrid, weekdayOf, weekOf } from './calendarDays.ts';

const months = Array.from({ length: 12 * 60 }, (_, index) => addMonths('2000-01', index));

describe('a month’s grid', () => {
  test.each(months)('%s has 42 days in a row from a Sunday on, with all of its own', (month) => {
    const days = monthGrid(month);
    expect(days).toHaveLength(42);
    expect(weekdayOf(days[0]!)).toBe(0);
    expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1]!, 1))).toBe(true);
    const own = days.filter((day) => day.startsWith(month));
    expect(own[0]).toBe(`${month}-01`);
    expect(addDays(own.at(-1)!, 1)).toBe(`${addMonths(month, 1)}-01`);
  });

  test('of a February of four whole weeks shows two weeks of March', () => {
    expect(monthGrid('2026-02').at(0)).toBe('2026-02-01');
    expect(monthGrid('2026-02').at(-1)).toBe('2026-03-14');
  });
});

test('months go on over the turn of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('a week begins on its Sunday', () => {
  expect(weekOf('2026-03-17')).toEqual(weekOf('2026-03-15'));
  expect(weekOf('2026-03-21').at(-1)).toBe('2026-03-21');
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
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is));
