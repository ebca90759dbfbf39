import { expect, test } from 'vitest';
import { courtWeek, weekToShow } from './courtWeek.ts';

test('a week begins on Monday and ends on Sunday', () => {
  for (const day of ['2026-11-23', '2026-11-26', '2026-11-29']) {
    expect(courtWeek(day)).toEqual([
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    ]);
  }
});

test('on a weekend, the week that follows is shown first', () => {
  expect(['2026-11-27', '2026-11-28', '2026-11-29'].map(weekToShow)).toEqual([
    ...['2026-11-23', '2026-11-30', '2026-11-30'],
  ]);
});
