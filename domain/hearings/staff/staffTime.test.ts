import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/days/days';
import type { Span } from '../availability.ts';
import { arrangeCalendar } from '../Calendar.ts';
import { usualHours } from '../CourtDays.ts';
import { resourcesAreFree, staffArePresent } from '../constraints.ts';
import { toMoment, toWallTime } from '../courtTime.ts';
import { judgeTime, propose } from '../judgeTime.ts';
import { noStaff, resourcesOf } from '../resources.ts';
import type { RecurringHours, StaffMember, StaffPeriod, StaffTime } from './HearingStaff.ts';
import { halfDays } from './halfDays.ts';
import { staffNow } from './staffNow.ts';
import {
  absenceDuring,
  absencesOn,
  bookedSpan,
  hoursOf,
  isAvailable,
  openHoursOn,
  usableSpansOn,
} from './staffTime.ts';

const zone = 'America/Los_Angeles';
const at = (date: string, time: string) => toMoment({ date, time }, zone)!;
const span = (date: string, from: string, to: string): Span => ({ starts_at: at(date, from), ends_at: at(date, to) });
const weekdayMornings: RecurringHours = {
  ...{ weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '12:00' },
  ...{ valid_from: '2026-01-01', valid_until: null },
};
const period = (status: StaffPeriod['status'], when: Span): StaffPeriod => ({ ...when, status, note: null });
const timeOf = (time: Partial<StaffTime> = {}): StaffTime => ({ active: true, hours: [], periods: [], ...time });
const tuesday = '2026-03-17';
const written = ({ starts_at, ends_at }: Span) =>
  [starts_at, ends_at].map((one) => Object.values(toWallTime(one, zone)).join(' '));

describe('a person is available', () => {
  const mornings = timeOf({ hours: [weekdayMornings] });
  const split = timeOf({
    hours: [
      { ...weekdayMornings, to: '10:00' },
      { ...weekdayMornings, from: '10:00' },
    ],
  });
  const vacation = period('away', { starts_at: at(tuesday, '09:00'), ends_at: at('2026-03-20', '17:00') });
  const evening = period('available', span(tuesday, '12:00', '15:00'));

  test.each([
    ['in the court’s hours without hours of their own', timeOf(), '09:00', '16:00', true],
    ['within recurring hours', mornings, '11:00', '12:00', true],
    ['not after them', mornings, '11:30', '12:30', false],
    ['across two that adjoin', split, '09:30', '10:30', true],
    ['in time that was added', timeOf({ ...mornings, periods: [evening] }), '11:30', '15:00', true],
    ['not during time away', timeOf({ periods: [vacation] }), '08:30', '09:30', false],
    ['before time away', timeOf({ periods: [vacation] }), '08:30', '09:00', true],
    ['not while away, although time was added', timeOf({ periods: [evening, vacation] }), '13:00', '14:00', false],
    ['not once inactive', timeOf({ active: false }), '09:00', '10:00', false],
  ])('%s', (_when, time, from, to, expected) => {
    expect(isAvailable(time, span(tuesday, from, to), zone)).toBe(expected);
  });

  test('on the days and between the dates of recurring hours, and in the court’s hours on other dates', () => {
    const march = timeOf({ hours: [{ ...weekdayMornings, weekdays: [2], valid_until: '2026-03-31' }] });
    const available = (date: string) => isAvailable(march, span(date, '13:00', '14:00'), zone);
    expect(isAvailable(march, span(tuesday, '09:00', '10:00'), zone)).toBe(true);
    expect([tuesday, '2026-03-18', '2026-04-01', '2025-12-31'].map(available)).toEqual([false, false, true, true]);
  });

  test('or not, with the reason', () => {
    expect(absenceDuring(mornings, span(tuesday, '13:00', '14:00'), zone)).toEqual({
      ...{ why: 'hours', date: tuesday, open: [{ from: '08:00', to: '12:00' }] },
    });
    expect(absenceDuring(mornings, span('2026-03-21', '09:00', '10:00'), zone)).toMatchObject({ open: [] });
    expect(absenceDuring(timeOf({ periods: [vacation] }), span('2026-03-18', '09:00', '10:00'), zone)).toEqual({
      ...{ why: 'away', period: vacation },
    });
  });

  test('in the morning by the court’s clock on the days around each change of the clocks', () => {
    for (const changes of ['2026-03-08', '2026-11-01']) {
      for (const date of [-2, -1, 0, 1].map((days) => addDays(changes, days))) {
        const everyDay = timeOf({ hours: [{ ...weekdayMornings, weekdays: [0, 1, 2, 3, 4, 5, 6] }] });
        expect(openHoursOn(everyDay, date, zone)).toEqual([{ from: '08:00', to: '12:00' }]);
        expect(isAvailable(everyDay, span(date, '08:00', '12:00'), zone)).toBe(true);
        expect(isAvailable(everyDay, span(date, '07:59', '12:00'), zone)).toBe(false);
      }
    }
    // Hours that the clocks skip begin an hour later.
    const night = timeOf({ hours: [{ ...weekdayMornings, weekdays: [0], from: '02:30', to: '05:00' }] });
    expect(openHoursOn(night, '2026-03-08', zone)).toEqual([{ from: '03:30', to: '05:00' }]);
  });

  test('the rest of the day is absence, with the period that caused it', () => {
    const time = timeOf({ hours: [weekdayMornings], periods: [period('away', span(tuesday, '09:00', '10:00'))] });
    expect(openHoursOn(time, tuesday, zone)).toEqual([
      { from: '08:00', to: '09:00' },
      { from: '10:00', to: '12:00' },
    ]);
    const absent = absencesOn(time, tuesday, zone).map((one) => [...written(one), one.period !== null]);
    expect(absent).toEqual([
      [`${tuesday} 09:00`, `${tuesday} 10:00`, true],
      [`${tuesday} 00:00`, `${tuesday} 08:00`, false],
      [`${tuesday} 12:00`, '2026-03-18 00:00', false],
    ]);
  });
});

describe('the court can use', () => {
  const usable = (time: StaffTime, court = usualHours[1] ?? null) =>
    usableSpansOn(time, tuesday, court, zone).map((one) => hoursOf(one, tuesday, zone));
  const long = timeOf({ hours: [{ ...weekdayMornings, from: '07:00', to: '19:00' }] });
  const evening = period('available', span(tuesday, '18:00', '20:00'));
  test.each([
    ['its own hours of a person without recurring hours', usable(timeOf()), [['08:00', '17:00']]],
    ['recurring hours within its own', usable(long), [['08:00', '17:00']]],
    [
      'single times also outside them',
      usable({ ...long, periods: [evening] }),
      [
        ['08:00', '17:00'],
        ['18:00', '20:00'],
      ],
    ],
    ['single times on days without hearings', usable({ ...long, periods: [evening] }, null), [['18:00', '20:00']]],
    [
      'nothing while the person is away',
      usable({ ...long, periods: [period('away', span(tuesday, '00:00', '23:00'))] }),
      [],
    ],
  ])('%s', (_what, found, expected) => {
    expect(found.map(({ from, to }) => [from, to])).toEqual(expected);
  });
});

describe('the time that a hearing books of a person', () => {
  test.each([
    ['minute', '09:10', '09:40', '09:10', '09:40'],
    ['half_hour', '09:10', '09:40', '09:00', '10:00'],
    ['half_hour', '09:00', '09:30', '09:00', '09:30'],
    ['half_day', '09:10', '09:40', '00:00', '12:00'],
    ['half_day', '10:00', '12:00', '00:00', '12:00'],
    ['half_day', '11:45', '12:15', '00:00', '24:00'],
    ['half_day', '13:00', '14:00', '12:00', '24:00'],
  ] as const)('in units of a %s, from %s to %s', (unit, from, to, starts, ends) => {
    const end = ends === '24:00' ? '2026-03-18 00:00' : `${tuesday} ${ends}`;
    expect(written(bookedSpan(unit, span(tuesday, from, to), zone))).toEqual([`${tuesday} ${starts}`, end]);
  });

  test('is a morning by the court’s clock when the clocks change', () => {
    const booked = bookedSpan('half_day', span('2026-03-08', '09:00', '10:00'), zone);
    expect(booked.ends_at.getTime() - booked.starts_at.getTime()).toBe(11 * 3_600_000);
  });
});

test('the halves of a day end and begin at noon', () => {
  expect(halfDays({ weekday: 2, opens: '08:30', closes: '16:30' })).toEqual({
    morning: { from: '08:30', to: '12:00' },
    afternoon: { from: '12:00', to: '16:30' },
  });
  expect(halfDays({ weekday: 2, opens: '13:00', closes: '16:30' }).morning).toBeNull();
});

describe('at a moment, a person is', () => {
  const hearing = { ...span(tuesday, '09:00', '09:30'), booked: span(tuesday, '09:00', '10:00') };
  const facts = { engagements: [hearing], hours: usualHours[1]!, zone };
  const mornings = timeOf({ hours: [weekdayMornings] });
  const evening = timeOf({ periods: [period('available', span(tuesday, '16:00', '19:00'))] });
  test.each([
    ['08:30', mornings, 'available', '09:00'],
    ['09:45', mornings, 'away', '10:00'],
    ['18:00', timeOf(), 'away', null],
    ['18:00', evening, 'available', '19:00'],
    ['09:15', mornings, 'in_hearing', '09:30'],
    ['13:00', mornings, 'away', null],
    ['07:00', mornings, 'away', '08:00'],
    ['13:00', timeOf(), 'available', '17:00'],
    ['13:00', timeOf({ active: false }), 'inactive', null],
  ] as const)('at %s', (time, person, state, until) => {
    const now = staffNow(person, { ...facts, at: at(tuesday, time) });
    expect([now.state, now.until && toWallTime(now.until, zone).time]).toEqual([state, until]);
  });
});

describe('the calendar', () => {
  const member = (more: Partial<StaffMember> = {}): StaffMember => ({
    ...timeOf({ hours: [weekdayMornings] }),
    ...{ id: 'ruiz', kind: 'interpreter', name: 'Ana Ruiz', booking_unit: 'half_hour' },
    ...more,
  });
  const wanted = {
    ...{ id: null, judge_id: 'reyes', judge: 'Hon. A. Reyes', courtroom_id: 'four', venue: 'Department 4' },
    ...{ ...noStaff, interpreter: 'Ana Ruiz', interpreter_id: 'ruiz', attorneys: [], duration_minutes: 20 },
    ...{ event_type_id: null, disqualified: [], held_in_sitting: false, present: null },
  };
  const calendarOf = (staff: StaffMember[], bookings: Parameters<typeof arrangeCalendar>[0]['bookings'] = []) =>
    arrangeCalendar({
      ...{ now: at('2026-03-01', '08:00'), sittings: [], periods: [], bookings, staff },
      days: { time_zone: zone, hours: usualHours, closures: [] },
    });

  test('objects where the interpreter is away, and not to names that are not on the list', () => {
    const calendar = calendarOf([member()]);
    const objections = (time: string, changes = {}) => {
      const hearing = { ...wanted, ...changes };
      const when = span(tuesday, time, `${time.slice(0, 3)}20`);
      return staffArePresent(propose(hearing, resourcesOf(hearing), when, calendar), calendar);
    };
    expect(objections('09:00')).toEqual([]);
    expect(objections('13:00')).toMatchObject([{ code: 'staff_away', member: { name: 'Ana Ruiz' } }]);
    expect(objections('13:00', { interpreter: 'Someone Else', interpreter_id: null })).toEqual([]);
  });

  test('objects to an inactive person in new hearings, and not in those to which the person is assigned', () => {
    const calendar = calendarOf([member({ active: false })]);
    const present = { ...span(tuesday, '10:00', '10:20'), staff: ['ruiz'], books: true };
    const absences = (changes: object, time = '09:00') =>
      judgeTime({ ...wanted, ...changes }, { date: tuesday, time }, calendar).objections.map(
        (one) => one.code === 'staff_away' && one.absence.why,
      );
    expect(absences({})).toEqual(['inactive']);
    expect(absences({ present: { ...present, staff: ['other'] } })).toEqual(['inactive']);
    expect(absences({ present })).toEqual([]);
    expect(absences({ present }, '13:00')).toEqual(['hours']);
  });

  test.each([
    ['half_hour', ['taken']],
    ['minute', []],
  ] as const)('keeps the %s of a person who is booked in it', (booking_unit, expected) => {
    const other = { kind: 'interpreter' as const, resource: 'ruiz', hearing_id: 'other', by: 'Lund' };
    const calendar = calendarOf([member({ booking_unit })], [{ ...other, ...span(tuesday, '09:20', '09:30') }]);
    const proposal = propose(wanted, resourcesOf(wanted), span(tuesday, '09:00', '09:20'), calendar);
    expect(resourcesAreFree(proposal, calendar).map(({ code }) => code)).toEqual(expected);
  });

  test.each([
    ['stays', '09:00', {}, []],
    ['moves', '08:55', {}, ['taken']],
    ['leaves a sitting, which booked no time of the person', '09:00', { books: false }, ['taken']],
    ['gets the person', '09:00', { staff: [] }, ['taken']],
  ])('keeps what a hearing has booked in an earlier unit, unless it %s', (_how, from, changes, expected) => {
    const other = { kind: 'interpreter' as const, resource: 'ruiz', hearing_id: 'other', by: 'Lund' };
    const calendar = calendarOf([member()], [{ ...other, ...span(tuesday, '09:20', '09:30') }]);
    const present = { ...span(tuesday, '09:00', '09:15'), staff: ['ruiz'], books: true, ...changes };
    const hearing = { ...wanted, id: 'own', duration_minutes: 15, present };
    const { objections } = judgeTime(hearing, { date: tuesday, time: from }, calendar);
    expect(objections.map(({ code }) => code)).toEqual(expected);
  });
});
