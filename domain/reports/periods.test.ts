import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/days/days';
import { bucketOf, partsOf, periodAround, periodBefore } from './periods.ts';

describe('periods', () => {
  test.each([
    ['week', '2026-11-21', '2026-11-15', '2026-11-21'],
    ['week', '2026-11-22', '2026-11-22', '2026-11-28'],
    ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['quarter', '2026-12-31', '2026-10-01', '2026-12-31'],
    ['quarter', '2026-02-01', '2026-01-01', '2026-03-31'],
    ['year', '2026-06-01', '2026-01-01', '2026-12-31'],
  ] as const)('the %s of %s runs from %s to %s', (kind, date, from, to) => {
    expect(periodAround(kind, date)).toEqual({ from, to });
  });

  test.each([
    // Running: as many days as have passed.
    ['month', '2026-11-21', { from: '2026-10-01', to: '2026-10-21' }],
    ['month', '2026-03-31', { from: '2026-02-01', to: '2026-02-28' }],
    ['week', '2026-11-18', { from: '2026-11-08', to: '2026-11-11' }],
    ['quarter', '2026-11-21', { from: '2026-07-01', to: '2026-08-21' }],
    ['year', '2028-12-31', { from: '2027-01-01', to: '2027-12-31' }],
  ] as const)('on %s of %s it is compared with %o', (kind, today, before) => {
    expect(periodBefore(kind, periodAround(kind, today), today)).toEqual(before);
  });

  test('a completed period is compared with the entire previous one, and a custom one with as many days before it', () => {
    expect(periodBefore('month', { from: '2026-09-01', to: '2026-09-30' }, '2026-11-21')).toEqual({
      from: '2026-08-01',
      to: '2026-08-31',
    });
    expect(periodBefore('custom', { from: '2026-09-11', to: '2026-09-20' }, '2026-11-21')).toEqual({
      from: '2026-09-01',
      to: '2026-09-10',
    });
  });

  test.each([
    [30, 'day'],
    [90, 'week'],
    [365, 'month'],
  ] as const)('%i days are divided by %s', (days, bucket) => {
    expect(bucketOf({ from: '2026-01-01', to: addDays('2026-01-01', days - 1) })).toBe(bucket);
  });

  test('the parts of a period are contiguous from its first day to its last', () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((n) => addDays('2025-01-01', n));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 800 }), (from, length) => {
        const period = { from, to: addDays(from, length) };
        const parts = partsOf(period);
        expect(parts[0]!.from).toBe(period.from);
        expect(parts.at(-1)!.to).toBe(period.to);
        for (const [index, part] of parts.entries()) {
          expect(part.from <= part.to).toBe(true);
          if (index > 0) expect(part.from).toBe(addDays(parts[index - 1]!.to, 1));
        }
      }),
    );
  });
});
