import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Hon. A. Reyes', 'AR'],
  ['Dana Sample', 'DS'],
  ['Judge Judy', 'J'],
  ['Martin Luther King, Jr.', 'MK'],
  ['Hon.', 'H'],
  ['', ''],
])('%s is %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
