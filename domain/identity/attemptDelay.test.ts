import { expect, test } from 'vitest';
import { accountPace, attemptDelayMs, networkPace } from './attemptDelay.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 5_000],
  [6, 10_000],
  [10, 160_000],
  [13, 900_000],
  [400, 900_000],
])('after %i failures from one network the next attempt waits %i ms', (failures, ms) => {
  expect(attemptDelayMs(failures, networkPace)).toBe(ms);
});

test('an account that is attacked from everywhere answers late, by seconds at most', () => {
  expect(attemptDelayMs(19, accountPace)).toBe(0);
  expect(attemptDelayMs(1_000, accountPace)).toBe(8_000);
});
