import { expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';

test.each([
  ['', '', 0, 0],
  ['gault', 'gault', 0, 0],
  ['gault', 'galt', 1, 1],
  ['gertz', 'hertz', 1, 1],
  ['brian', 'brain', 2, 1],
  ['', 'abc', 3, 3],
])('from %s to %s it takes %i letters, %i where neighbors may swap', (a, b, plain, swapping) => {
  expect(editDistance(a, b, { swaps: false })).toBe(plain);
  expect(editDistance(b, a, { swaps: true })).toBe(swapping);
});
