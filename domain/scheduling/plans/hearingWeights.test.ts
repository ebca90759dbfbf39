import { expect, test } from 'vitest';
import { moveWeight, waitingWeight } from './hearingWeights.ts';
import { usualDurations } from './usualDurations.ts';

test('a day of waiting counts by priority, twice as much after the usual wait, and at most three times', () => {
  expect([0, 30, 60, 400].map((days) => waitingWeight(1, days))).toEqual([1, 2, 3, 3]);
  expect(waitingWeight(5, 30)).toBe(10);
  expect(waitingWeight(2, -3)).toBe(2);
});

test('a move counts three times on the day of the notice, and once after the days in which a notice is recent', () => {
  expect([0, 7, 14, 90, null].map((days) => moveWeight(days))).toEqual([3, 2, 1, 1, 1]);
});

test('usual durations weigh judges by their hearings, and require five hearings', () => {
  const past = [
    { type: 'motion', judge_id: 'a', count: 30, minutes: 20 },
    { type: 'motion', judge_id: 'b', count: 10, minutes: 40 },
    { type: 'motion', judge_id: 'c', count: 2, minutes: 115 },
    { type: 'trial', judge_id: 'a', count: 4, minutes: 300 },
  ];
  const usual = usualDurations(past);
  expect(usual.get('motion')).toEqual({
    ...{ minutes: expect.closeTo(1230 / 42), count: 42 },
    by_judge: [
      { judge_id: 'a', count: 30, minutes: 20 },
      { judge_id: 'b', count: 10, minutes: 40 },
    ],
  });
  expect(usual.has('trial')).toBe(false);
});
