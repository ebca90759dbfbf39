import { describe, expect, test } from 'vitest';
import { availabilityAt, overlaps, type Period, type Span } from './availability.ts';
import { type CourtDays, usualHours } from './CourtDays.ts';
import { toMoment } from './courtTime.ts';
import { findFreeTimes } from './findFreeTimes.ts';
import { findObjections } from './findObjections.ts';
import { canBecome, hearingStatuses, isOpen } from './statuses.ts';

const zone = 'America/Los_Angeles';
const court: CourtDays = {
  time_zone: zone,
  hours: usualHours,
  closures: [{ closed_on: '2026-03-31', name: 'Cesar Chavez Day' }],
};
const at = (date: string, time: string) => toMoment({ date, time }, zone)!;
const span = (date: string, from: string, to: string): Span => ({ starts_at: at(date, from), ends_at: at(date, to) });
const period = (status: Period['status'], date: string, from: string, to: string): Period => ({
  status,
  ...span(date, from, to),
});

describe('two stretches of time', () => {
  test.each([
    ['one after the other', '09:00', '09:30', '09:30', '10:00', false],
    ['one within the other', '09:00', '12:00', '10:00', '10:15', true],
    ['by a minute', '09:00', '09:31', '09:30', '10:00', true],
  ])('%s', (_how, a, b, c, d, is) => {
    expect(overlaps(span('2026-03-17', a, b), span('2026-03-17', c, d))).toBe(is);
  });
});

describe('a day closed for part of it', () => {
  const partly = (closed_from: string, closed_to: string): CourtDays => ({
    ...court,
    short_days: [{ date: '2026-03-17', closed_from, closed_to }],
  });

  test.each([
    ['closing at noon takes no hearing after it', partly('12:00', '17:00'), '13:00', ['outside_hours']],
    ['closing at noon keeps the morning', partly('12:00', '17:00'), '09:00', []],
    ['opening at noon takes no hearing before it', partly('08:00', '12:00'), '09:00', ['outside_hours']],
    ['opening at noon keeps the afternoon', partly('08:00', '12:00'), '13:00', []],
    ['closing for all its hours is closed', partly('07:00', '18:00'), '09:00', ['no_court_day']],
  ])('%s', (_, days, time, kinds) => {
    const wanted = span('2026-03-17', time, `${time.slice(0, 2)}:30`);
    expect(findObjections(wanted, days, []).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('what speaks against a time', () => {
  const kinds = (wanted: Span, judge: Period[] = []) => findObjections(wanted, court, judge).map(({ kind }) => kind);

  test.each([
    ['a Tuesday morning', span('2026-03-17', '09:00', '09:30'), []],
    ['the last half hour', span('2026-03-17', '16:30', '17:00'), []],
    ['a minute beyond it', span('2026-03-17', '16:31', '17:01'), ['outside_hours']],
    ['before the doors open', span('2026-03-17', '07:45', '08:15'), ['outside_hours']],
    ['over midnight', { starts_at: at('2026-03-17', '23:45'), ends_at: at('2026-03-18', '00:15') }, ['outside_hours']],
    ['a Saturday', span('2026-03-21', '09:00', '09:30'), ['no_court_day']],
    ['a holiday', span('2026-03-31', '09:00', '09:30'), ['closed_day']],
    ['the Sunday on which the clocks go forward', span('2026-03-08', '09:00', '09:30'), ['no_court_day']],
    ['the Monday after it', span('2026-03-09', '08:00', '08:30'), []],
  ])('%s', (_what, wanted, expected) => expect(kinds(wanted)).toEqual(expected));

  test('is a judge who is out of office, for as long as that lasts', () => {
    const away = period('out_of_office', '2026-03-17', '09:00', '12:00');
    expect(kinds(span('2026-03-17', '11:45', '12:15'), [away])).toEqual(['judge_out_of_office']);
    expect(kinds(span('2026-03-17', '12:00', '12:30'), [away])).toEqual([]);
    expect(kinds(span('2026-03-17', '11:00', '11:30'), [{ ...away, status: 'in_chambers' }])).toEqual([]);
  });

  test('is no closed day to a judge who is on duty for all of it', () => {
    const duty = period('available', '2026-03-21', '08:00', '12:00');
    expect(kinds(span('2026-03-21', '09:00', '09:30'), [duty])).toEqual([]);
    expect(kinds(span('2026-03-21', '11:45', '12:15'), [duty])).toEqual(['no_court_day']);
  });
});

describe('free times', () => {
  const search = (changes: Partial<Parameters<typeof findFreeTimes>[0]> = {}) =>
    findFreeTimes({
      after: at('2026-03-17', '08:50'),
      duration_minutes: 60,
      days: court,
      taken: [],
      judge: [],
      wanted: 3,
      within_days: 60,
      ...changes,
    }).map(({ date, time }) => `${date} ${time}`);

  test('begin at a quarter of an hour, at most two on a day', () => {
    expect(search()).toEqual(['2026-03-17 09:00', '2026-03-17 11:00', '2026-03-18 08:00']);
  });

  test('leave out what is taken, and days on which the judge is away', () => {
    const taken = [span('2026-03-17', '08:00', '16:15'), span('2026-03-19', '08:30', '16:00')];
    const judge = [period('out_of_office', '2026-03-18', '00:00', '23:59')];
    expect(search({ taken, judge })).toEqual(['2026-03-19 16:00', '2026-03-20 08:00', '2026-03-20 10:00']);
  });

  test('leave out weekends and holidays', () => {
    expect(search({ after: at('2026-03-28', '10:00'), wanted: 4 })).toEqual([
      '2026-03-30 08:00',
      '2026-03-30 10:00',
      '2026-04-01 08:00',
      '2026-04-01 10:00',
    ]);
  });

  test('are none where a hearing is longer than the court’s day', () => {
    expect(search({ duration_minutes: 600 })).toEqual([]);
  });
});

describe('how a judge stands', () => {
  const noon = at('2026-03-17', '12:00');
  const hearing = span('2026-03-17', '11:45', '12:15');
  test.each([
    ['nothing is said and nothing held', [], [], 'available'],
    ['a hearing is held', [], [hearing], 'in_hearing'],
    [
      'somebody said out of office',
      [period('out_of_office', '2026-03-17', '08:00', '17:00')],
      [hearing],
      'out_of_office',
    ],
    ['the absence is over', [period('out_of_office', '2026-03-17', '08:00', '12:00')], [], 'available'],
    ['on duty, and a hearing is held', [period('available', '2026-03-17', '08:00', '17:00')], [hearing], 'in_hearing'],
  ] as const)('when %s', (_when, periods, bookings, status) => {
    expect(availabilityAt(noon, periods, bookings)).toBe(status);
  });
});

test('what is over stays as it is', () => {
  expect(hearingStatuses.filter(isOpen)).toEqual(['requested', 'scheduled']);
  expect(canBecome('requested', 'scheduled')).toBe(true);
  expect(canBecome('requested', 'completed')).toBe(false);
  expect(canBecome('cancelled', 'scheduled')).toBe(false);
});
