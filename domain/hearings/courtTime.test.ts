import { describe, expect, test } from 'vitest';
import { toMoment, toWallTime } from './courtTime.ts';

const pacific = 'America/Los_Angeles';

describe('the court’s time zone', () => {
  test.each([
    ['2026-01-15T17:00:00Z', pacific, '2026-01-15', '09:00'],
    ['2026-07-15T16:00:00Z', pacific, '2026-07-15', '09:00'],
    ['2026-03-17T06:59:00Z', pacific, '2026-03-16', '23:59'],
    ['2026-03-17T07:00:00Z', pacific, '2026-03-17', '00:00'],
    ['2026-03-17T14:30:00Z', 'America/New_York', '2026-03-17', '10:30'],
    ['2026-03-17T14:30:00Z', 'Pacific/Honolulu', '2026-03-17', '04:30'],
    ['2026-03-17T14:30:00Z', 'Asia/Kathmandu', '2026-03-17', '20:15'],
  ])('at %s in %s shows %s %s, and leads back there', (moment, zone, date, time) => {
    expect(toWallTime(new Date(moment), zone)).toEqual({ date, time });
    expect(toMoment({ date, time }, zone)?.toISOString()).toBe(new Date(moment).toISOString());
  });

  test('skips an hour in the spring, which is not a valid time', () => {
    expect(toMoment({ date: '2026-03-08', time: '02:30' }, pacific)).toBeNull();
    expect(toMoment({ date: '2026-03-08', time: '01:59' }, pacific)?.toISOString()).toBe('2026-03-08T09:59:00.000Z');
    expect(toMoment({ date: '2026-03-08', time: '03:00' }, pacific)?.toISOString()).toBe('2026-03-08T10:00:00.000Z');
  });

  test('repeats an hour in the fall, for which standard time applies', () => {
    expect(toMoment({ date: '2026-11-01', time: '01:30' }, pacific)?.toISOString()).toBe('2026-11-01T09:30:00.000Z');
    expect(toWallTime(new Date('2026-11-01T08:30:00Z'), pacific).time).toBe('01:30');
    expect(toWallTime(new Date('2026-11-01T09:30:00Z'), pacific).time).toBe('01:30');
  });

  test('rejects days that do not exist', () => {
    expect(toMoment({ date: 'no day', time: '09:00' }, pacific)).toBeNull();
    expect(toMoment({ date: '2026-02-31', time: '09:00' }, pacific)).toBeNull();
  });
});
