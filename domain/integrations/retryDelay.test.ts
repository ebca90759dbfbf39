import { describe, expect, test } from 'vitest';
import { attemptsInARound, isLastingFailure, retryDelay, retryDelaysMs } from './retryDelay.ts';

const hour = 3_600_000;

describe('a delivery that fails', () => {
  test('is tried again after seconds, then minutes, then hours, over most of a day', () => {
    const delays = Array.from({ length: attemptsInARound }, (_, index) => retryDelay(index + 1));
    expect(delays).toEqual([...retryDelaysMs, null]);
    expect(delays.slice(0, -1)).toEqual([...retryDelaysMs].sort((a, b) => a - b));
    expect(retryDelaysMs[0]).toBeLessThan(60_000);
    expect(retryDelaysMs.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(12 * hour);
  });
});

describe('an endpoint', () => {
  const at = new Date('2026-03-02T12:00:00Z');
  test.each([
    ['that never failed before', null, false],
    ['that failed for eleven hours', new Date(at.getTime() - 11 * hour), false],
    ['that failed for half a day', new Date(at.getTime() - 12 * hour), true],
  ])('%s: disabled %#', (_, since, disabled) => {
    expect(isLastingFailure(since, at)).toBe(disabled);
  });
});
