import { describe, expect, test } from 'vitest';
import { addDays, shiftMonth, weekdayNumber } from './days.ts';
import { monthGrid, weekOf } from './monthGrid.ts';

const months = Array.from({ length: 12 * 60 }, (_, index) => shiftMonth('2000-01', index));

describe('a month’s grid', () => {
  test.each(months)('%s has 42 consecutive days from a Sunday on, including all of its days', (month) => {
    const days = monthGrid(month);
    expect(days).toHaveLength(42);
    expect(weekdayNumber(days[0]!)).toBe(0);
    expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1]!, 1))).toBe(true);
    const own = days.filter((day) => day.startsWith(month));
    expect(own[0]).toBe(`${month}-01`);
    expect(addDays(own.at(-1)!, 1)).toBe(`${shiftMonth(month, 1)}-01`);
  });

  test('of a February of exactly four weeks shows two weeks of March', () => {
    expect(monthGrid('2026-02').at(0)).toBe('2026-02-01');
    expect(monthGrid('2026-02').at(-1)).toBe('2026-03-14');
  });
});

test('a week begins on its Sunday', () => {
  expect(weekOf('2026-03-17')).toEqual(weekOf('2026-03-15'));
  expect(weekOf('2026-03-21').at(-1)).toBe('2026-03-21');
});
