import { expect, test } from 'vitest';
import { changedShare } from './changedShare.ts';
import { wilson } from './wilson.ts';

test.each([
  ['none of none', 0, 0, { looked_at: 0, changed: null, interval: null }],
  ['29 are too few to tell', 20, 9, { looked_at: 29, changed: null, interval: null }],
  ['3 of 30 are 10 %, give or take', 27, 3, { looked_at: 30, changed: 10, interval: [3.5, 25.6] }],
  ['none of 100 may still be some', 100, 0, { looked_at: 100, changed: 0, interval: [0, 3.7] }],
  ['all of 100 may still be not all', 0, 100, { looked_at: 100, changed: 100, interval: [96.3, 100] }],
])('%s', (_what, confirmed, corrected, share) => {
  expect(changedShare({ confirmed, corrected })).toEqual(share);
});

test('the interval contains the share, and narrows as the count grows', () => {
  const [low, high] = wilson(50, 100);
  expect(low).toBeCloseTo(0.404, 3);
  expect(high).toBeCloseTo(0.596, 3);
  expect(wilson(500, 1000)[0]).toBeGreaterThan(low);
  expect(wilson(0, 0)).toEqual([0, 1]);
});
