import { describe, expect, test } from 'vitest';
import { addStep, isLater, type Step } from './steps.ts';

const queued: Step = { state: 'queued', at: '2026-03-02T08:00:00Z' };
const reading = (done: number, at = '2026-03-02T08:00:02Z'): Step => ({ state: 'reading', at, done, of: 9 });

describe('the steps of an analysis', () => {
  test('come one after the other', () => {
    expect(addStep([queued], reading(0))).toEqual([queued, reading(0)]);
  });

  test('count on in place, and keep the time at which they began', () => {
    expect(addStep([queued, reading(1)], reading(4, '2026-03-02T08:00:09Z'))).toEqual([queued, reading(4)]);
  });

  test.each([
    ['the first one', queued, undefined, true],
    ['a next state', reading(0), queued, true],
    ['a further page', reading(3), reading(2), true],
    ['the same page', reading(3), reading(3), false],
    ['an earlier page, when the work began anew', reading(1), reading(3), false],
    ['an earlier state', queued, reading(0), false],
    ['the end, after any', { state: 'failed', at: '' } as Step, reading(9), true],
  ])('%s is news: %#', (_what, step, than, news) => {
    expect(isLater(step, than)).toBe(news);
  });
});
