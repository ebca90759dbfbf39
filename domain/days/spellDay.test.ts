import { expect, test } from 'vitest';
import { spellDay, spellWeekday } from './spellDay.ts';

test('a day is spelled with its month, the same in every time zone', () => {
  expect(spellDay('2026-11-22')).toBe('Nov 22, 2026');
  expect(spellDay('2027-01-01')).toBe('Jan 1, 2027');
  expect(spellWeekday('2026-11-22')).toBe('Sun, Nov 22, 2026');
});
