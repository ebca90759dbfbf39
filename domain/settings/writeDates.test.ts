import { describe, expect, test } from 'vitest';
import { nameDay, nameShortDay } from './nameDay.ts';
import { type DateFormat, usualDisplay } from './preferences.ts';
import { writeClock } from './writeClock.ts';
import { writeDay } from './writeDay.ts';
import { writeMoment } from './writeMoment.ts';

describe('a day', () => {
  test.each<[DateFormat, string]>([
    ['MM/DD/YYYY', '03/07/2026'],
    ['DD/MM/YYYY', '07/03/2026'],
    ['YYYY-MM-DD', '2026-03-07'],
  ])('is written as %s says', (format, written) => {
    expect(writeDay('2026-03-07', format)).toBe(written);
  });
});

describe('a moment', () => {
  const moment = new Date('2026-03-18T05:58:00Z');
  test('is written on the day and at the hour of the court, with its zone', () => {
    expect(writeMoment(moment, usualDisplay, 'America/Los_Angeles')).toBe('03/17/2026, 10:58 PM PDT');
    expect(writeMoment(moment, usualDisplay, 'America/New_York')).toBe('03/18/2026, 1:58 AM EDT');
  });
  test('is written by 24 hours where the person wants that', () => {
    const wanted = { date_format: 'DD/MM/YYYY', time_format: '24h' } as const;
    expect(writeMoment(moment, wanted, 'America/Los_Angeles')).toBe('17/03/2026, 22:58 PDT');
    expect(writeMoment(new Date('2026-03-18T07:05:00Z'), wanted, 'America/Los_Angeles')).toBe('18/03/2026, 00:05 PDT');
  });
});

describe('a time of day', () => {
  test.each([
    ['00:05:00', '12:05 AM', '00:05'],
    ['09:58', '9:58 AM', '09:58'],
    ['12:00', '12:00 PM', '12:00'],
    ['13:30:00', '1:30 PM', '13:30'],
  ])('%s is written %s or %s', (time, twelve, twentyFour) => {
    expect([writeClock(time, '12h'), writeClock(time, '24h')]).toEqual([twelve, twentyFour]);
  });
});

describe('a day in words', () => {
  test.each<[DateFormat, string, string]>([
    ['MM/DD/YYYY', 'Tuesday, March 17, 2026', 'Mar 17'],
    ['DD/MM/YYYY', 'Tuesday, 17 March 2026', '17 Mar'],
    ['YYYY-MM-DD', 'Tuesday, 2026-03-17', '03-17'],
  ])('are in the order of %s', (format, long, short) => {
    expect([nameDay('2026-03-17', format), nameShortDay('2026-03-17', format)]).toEqual([long, short]);
  });
});
