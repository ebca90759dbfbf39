import { expect, test } from 'vitest';
import { secondsUntilNextScan } from './scanStates.ts';

test('the pauses between scans that fail grow to ten minutes', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 50].map((failures) => secondsUntilNextScan('unreachable', failures));
  expect(pauses).toEqual([5, 15, 45, 135, 405, 600, 600]);
});

test('a file over the scanner’s limit is tried again after an hour', () => {
  expect(secondsUntilNextScan('too_large', 1)).toBe(3600);
});
