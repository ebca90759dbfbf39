import { expect, test } from 'vitest';
import { certificateWarning } from './certificateWarning.ts';

const ends = new Date('2026-12-31T00:00:00Z');
const before = (days: number) => new Date(Date.UTC(2026, 11, 31 - days));

test.each([
  [90, null, null],
  [60, null, 60],
  [59, 60, null],
  [30, 60, 30],
  [6, 30, 7],
  [6, 7, null],
  [1, 7, 1],
  [0, 1, 0],
  [-5, 0, null],
  [-5, null, 0],
])('%s days before its end, with the last notice at %s', (days, warned, expected) => {
  expect(certificateWarning(ends, before(days), warned)).toBe(expected);
});
