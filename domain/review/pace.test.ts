import { describe, expect, test } from 'vitest';
import { type CourtDays, usualHours } from '#domain/hearings/CourtDays';
import { decisionsPerHour, type Estimate, estimateEnd, recentHours } from './pace.ts';

/** Monday, March 16, 2026, is in daylight saving time, seven hours behind UTC. */
const days: CourtDays = { time_zone: 'America/Los_Angeles', hours: usualHours, closures: [] };
const holiday = { closed_on: '2026-03-17', name: 'Holiday' };
const at = (moment: string) => new Date(`2026-03-${moment}:00-07:00`);
const shown = (now: string, on = days) =>
  recentHours(at(now), on).map(
    ({ starts_at, ends_at }) => `${starts_at.toISOString()} ${(ends_at.getTime() - starts_at.getTime()) / 3_600_000}`,
  );

describe('the hours of the last five court days', () => {
  test('include the present day up to now, and no weekend', () => {
    expect(shown('18T10:00')).toEqual([
      '2026-03-12T15:00:00.000Z 9',
      '2026-03-13T15:00:00.000Z 9',
      '2026-03-16T15:00:00.000Z 9',
      '2026-03-17T15:00:00.000Z 9',
      '2026-03-18T15:00:00.000Z 2',
    ]);
  });
  test('are of earlier days before the court opens, and on a Sunday', () => {
    expect(shown('18T07:59').at(-1)).toBe('2026-03-17T15:00:00.000Z 9');
    expect(shown('15T12:00').at(-1)).toBe('2026-03-13T15:00:00.000Z 9');
  });
  test('omit a holiday, and the hours for which the court closed early', () => {
    const on = {
      ...days,
      closures: [holiday],
      short_days: [{ date: '2026-03-16', closed_from: '12:00', closed_to: '17:00' }],
    };
    expect(shown('18T10:00', on).slice(-2)).toEqual(['2026-03-16T15:00:00.000Z 4', '2026-03-18T15:00:00.000Z 2']);
  });
  test('are none in a court that is never open', () => {
    expect(shown('18T10:00', { ...days, hours: [] })).toEqual([]);
  });
});

test.each([
  [9, 38, null],
  [10, 38, 10 / 38],
  [380, 38, 10],
  [50, 0, null],
])('%i decisions in %i hours are %j per hour', (decided, hours, expected) => {
  const starts_at = at('18T08:00');
  const spans = hours === 0 ? [] : [{ starts_at, ends_at: new Date(starts_at.getTime() + hours * 3_600_000) }];
  expect(decisionsPerHour(decided, spans)).toBe(expected);
});

describe('the end of the queue', () => {
  test.each<[string, number, number | null, string, CourtDays, Estimate]>([
    ['is now if nothing is pending', 0, null, '18T10:00', days, { state: 'done' }],
    ['is unknown with too few decisions', 5, null, '18T10:00', days, { state: 'too_few_decisions' }],
    ['is on the same day', 20, 10, '18T10:00', days, { state: 'estimated', at: at('18T12:00') }],
    ['is exactly when the court closes', 70, 10, '18T10:00', days, { state: 'estimated', at: at('18T17:00') }],
    ['continues the next morning', 80, 10, '18T10:00', days, { state: 'estimated', at: at('19T09:00') }],
    ['continues after the weekend', 20, 10, '20T16:00', days, { state: 'estimated', at: at('23T09:00') }],
    ['starts when the court opens', 10, 10, '18T05:00', days, { state: 'estimated', at: at('18T09:00') }],
    ['starts on Monday if it is Saturday', 10, 10, '21T12:00', days, { state: 'estimated', at: at('23T09:00') }],
    [
      'passes over a holiday',
      20,
      10,
      '16T16:00',
      { ...days, closures: [holiday] },
      { state: 'estimated', at: at('18T09:00') },
    ],
    ['is too far ahead', 100_000, 10, '18T10:00', days, { state: 'too_far' }],
    ['is too far ahead in a court that never opens', 1, 10, '18T10:00', { ...days, hours: [] }, { state: 'too_far' }],
  ])('%s', (_name, pending, pace, now, on, expected) => {
    expect(estimateEnd(pending, pace, at(now), on)).toEqual(expected);
  });

  test('counts nine hours on the day on which the clocks change', () => {
    const sundays = { ...days, hours: [{ weekday: 0, opens: '01:00', closes: '10:00' }] };
    expect(estimateEnd(8, 1, new Date('2026-03-08T08:00:00Z'), sundays)).toEqual({
      state: 'estimated',
      at: new Date('2026-03-08T17:00:00Z'),
    });
  });
});
