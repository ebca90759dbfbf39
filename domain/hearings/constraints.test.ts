import { describe, expect, test } from 'vitest';
import { availabilityAt, overlaps, type Period, type Span } from './availability.ts';
import { arrangeCalendar, type Booking, type Calendar, type CalendarFacts, type Sitting } from './Calendar.ts';
import { type CourtDays, usualHours } from './CourtDays.ts';
import {
  courtIsOpen,
  isToCome,
  judgeIsPresent,
  type Objection,
  type Proposal,
  resourcesAreFree,
  sittingHasRoom,
} from './constraints.ts';
import { toMoment } from './courtTime.ts';
import { decidePlacement } from './decidePlacement.ts';
import { findFreeTimes } from './findFreeTimes.ts';
import { propose, type WantedHearing } from './judgeTime.ts';
import { noStaff, resourcesOf } from './resources.ts';
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

const hearing: WantedHearing = {
  id: null,
  judge_id: 'reyes',
  judge: 'Hon. A. Reyes',
  courtroom_id: 'four',
  venue: 'Department 4',
  ...noStaff,
  attorneys: [],
  duration_minutes: 60,
  event_type_id: null,
  disqualified: [],
  held_in_sitting: false,
  present: null,
};
const calendarOf = (facts: Partial<CalendarFacts> = {}): Calendar =>
  arrangeCalendar({
    now: at('2026-03-01', '08:00'),
    days: court,
    bookings: [],
    sittings: [],
    periods: [],
    staff: [],
    ...facts,
  });
const booking = (resource: Booking['resource'], when: Span, more: Partial<Booking> = {}): Booking => ({
  kind: 'judge',
  resource,
  ...when,
  hearing_id: 'other',
  by: 'PR-1, Lund',
  ...more,
});
const sitting = (more: Partial<Sitting> = {}): Sitting => ({
  id: 'motions',
  title: 'Law and motion',
  judge_id: 'reyes',
  courtroom_id: 'four',
  ...span('2026-03-17', '09:00', '12:00'),
  capacity: 2,
  event_type_ids: [],
  called: 0,
  ...more,
});
const proposalAt = (when: Span, changes: Partial<WantedHearing> = {}, calendar = calendarOf()): Proposal => {
  const wanted = { ...hearing, ...changes };
  return propose(wanted, resourcesOf(wanted), when, calendar);
};
const judged = (...periods: Period[]) => calendarOf({ periods: periods.map((one) => ({ ...one, judge_id: 'reyes' })) });
const codes = (objections: readonly Objection[]) => objections.map(({ code }) => code);
const tuesday = span('2026-03-17', '09:30', '10:00');

describe('a hearing is to come', () => {
  test.each([
    ['a minute after now', '09:29', []],
    ['at this moment', '09:30', []],
    ['a minute before now', '09:31', ['time_over']],
  ])('%s', (_when, now, expected) => {
    expect(codes(isToCome(proposalAt(tuesday), calendarOf({ now: at('2026-03-17', now) })))).toEqual(expected);
  });
});

describe('a sitting', () => {
  const inSitting = { held_in_sitting: true };

  test.each([
    ['with a place left', sitting({ called: 1 }), []],
    ['that is full', sitting({ called: 2 }), ['sitting_full']],
  ])('%s', (_what, held, expected) => {
    const calendar = calendarOf({ sittings: [held] });
    expect(codes(sittingHasRoom(proposalAt(tuesday, inSitting, calendar), calendar))).toEqual(expected);
  });

  test.each([
    ['covers the time', {}, inSitting, 'motions'],
    ['ends before the hearing', { ends_at: at('2026-03-17', '09:59') }, inSitting, undefined],
    ['begins after the hearing', { starts_at: at('2026-03-17', '09:31') }, inSitting, undefined],
    ['is another judge’s', { judge_id: 'osei' }, inSitting, undefined],
    ['is in another room', { courtroom_id: 'nine' }, inSitting, undefined],
    ['is not for hearings of this kind', {}, {}, undefined],
  ])('that %s', (_what, changes, wanted, id) => {
    expect(proposalAt(tuesday, wanted, calendarOf({ sittings: [sitting(changes)] })).sitting?.id).toBe(id);
  });
});

describe('what a hearing needs is free', () => {
  const needs: Partial<WantedHearing> = { mediator: ' Pat M. ', interpreter: 'Ira I.', attorneys: [{ id: 'ada' }] };
  test.each([
    ['the judge', 'judge', 'reyes'],
    ['the room', 'room', 'four'],
    ['the mediator, however the name is written', 'mediator', 'pat m.'],
    ['the interpreter', 'interpreter', 'ira i.'],
    ['counsel', 'attorney', 'ada'],
  ] as const)('but for %s', (_who, kind, resource) => {
    const calendar = calendarOf({ bookings: [booking(resource, span('2026-03-17', '09:45', '10:15'), { kind })] });
    const [objection, ...others] = resourcesAreFree(proposalAt(tuesday, needs, calendar), calendar);
    expect(objection).toMatchObject({ code: 'taken', resource: { kind, resource }, booking: { by: 'PR-1, Lund' } });
    expect(others).toEqual([]);
  });

  test.each([
    ['up to its beginning', booking('reyes', span('2026-03-17', '09:00', '09:30')), {}, 0],
    ['from its end', booking('reyes', span('2026-03-17', '10:00', '10:30')), {}, 0],
    ['for another judge', booking('osei', tuesday), {}, 0],
    ['by the hearing itself, which is moved', booking('reyes', tuesday, { hearing_id: 'own' }), { id: 'own' }, 0],
    ['by a sitting', booking('reyes', tuesday, { hearing_id: null }), { id: 'own' }, 1],
    [
      'over midnight',
      booking('reyes', { starts_at: at('2026-03-16', '23:00'), ends_at: at('2026-03-17', '09:31') }),
      {},
      1,
    ],
  ])('booked %s', (_when, taken, changes, clashes) => {
    const calendar = calendarOf({ bookings: [taken] });
    expect(resourcesAreFree(proposalAt(tuesday, changes, calendar), calendar)).toHaveLength(clashes);
  });

  test('within a sitting, which has judge and room already', () => {
    const calendar = calendarOf({ sittings: [sitting()], bookings: [booking('reyes', tuesday, { hearing_id: null })] });
    expect(resourcesAreFree(proposalAt(tuesday, { held_in_sitting: true }, calendar), calendar)).toEqual([]);
  });
});

describe('the court is open', () => {
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
  ])('%s', (_what, when, expected) => {
    expect(codes(courtIsOpen(proposalAt(when), calendarOf()))).toEqual(expected);
  });

  const partly = (closed_from: string, closed_to: string) => ({
    ...court,
    short_days: [{ date: '2026-03-17', closed_from, closed_to }],
  });
  test.each([
    ['closing at noon takes no hearing after it', partly('12:00', '17:00'), '13:00', ['outside_hours']],
    ['closing at noon keeps the morning', partly('12:00', '17:00'), '09:00', []],
    ['opening at noon takes no hearing before it', partly('08:00', '12:00'), '09:00', ['outside_hours']],
    ['opening at noon keeps the afternoon', partly('08:00', '12:00'), '13:00', []],
    ['closing for all its hours is closed', partly('07:00', '18:00'), '09:00', ['no_court_day']],
  ])('%s', (_what, days, time, expected) => {
    const when = span('2026-03-17', time, `${time.slice(0, 2)}:30`);
    expect(codes(courtIsOpen(proposalAt(when), calendarOf({ days })))).toEqual(expected);
  });

  test.each([
    ['for all of the time', '09:00', '09:30', []],
    ['for a part of it', '11:45', '12:15', ['no_court_day']],
  ])('on a Saturday to a judge on duty %s', (_what, from, to, expected) => {
    const duty = judged(period('available', '2026-03-21', '08:00', '12:00'));
    expect(codes(courtIsOpen(proposalAt(span('2026-03-21', from, to)), duty))).toEqual(expected);
  });
});

describe('the judge is present', () => {
  const away = period('out_of_office', '2026-03-17', '09:00', '12:00');
  test.each([
    ['not while out of office', away, '11:45', ['judge_out_of_office']],
    ['once that is over', away, '12:00', []],
    ['while in chambers', { ...away, status: 'in_chambers' as const }, '11:00', []],
  ])('%s', (_what, declared, from, expected) => {
    const when = { starts_at: at('2026-03-17', from), ends_at: new Date(+at('2026-03-17', from) + 30 * 60_000) };
    expect(codes(judgeIsPresent(proposalAt(when), judged(declared)))).toEqual(expected);
  });

  test('not during an absence of many centuries, which costs no more than a short one', () => {
    const ages = { starts_at: at('2026-01-01', '00:00'), ends_at: at('9999-01-01', '00:00') };
    const began = performance.now();
    const calendar = calendarOf({ periods: [{ status: 'out_of_office', judge_id: 'reyes', ...ages }] });
    expect(codes(judgeIsPresent(proposalAt(tuesday), calendar))).toEqual(['judge_out_of_office']);
    expect(performance.now() - began).toBeLessThan(300);
  });

  test('regardless of another judge’s availability', () => {
    const calendar = calendarOf({ periods: [{ ...away, judge_id: 'osei' }] });
    expect(judgeIsPresent(proposalAt(tuesday), calendar)).toEqual([]);
  });
});

describe('the decision', () => {
  const decide = (
    calendar: Calendar,
    changes: Partial<WantedHearing> = {},
    why: string | null = null,
    time = '09:30',
  ) => decidePlacement({ ...hearing, ...changes }, { date: '2026-03-17', time }, why, calendar);
  const closed = calendarOf({ days: { ...court, closures: [{ closed_on: '2026-03-17', name: 'Flood' }] } });

  test('places a hearing at a separate time', () => {
    expect(decide(calendarOf())).toEqual({ placement: { sitting_id: null, override_reason: null } });
  });

  test('places a hearing of a shared kind in the sitting', () => {
    const calendar = calendarOf({ sittings: [sitting()] });
    expect(decide(calendar, { held_in_sitting: true })).toMatchObject({ placement: { sitting_id: 'motions' } });
  });

  test('keeps a reason that waived something, and no other', () => {
    expect(decide(closed, {}, 'Arraignment.')).toMatchObject({ placement: { override_reason: 'Arraignment.' } });
    expect(decide(calendarOf(), {}, 'Arraignment.')).toMatchObject({ placement: { override_reason: null } });
  });

  test('objects where no reason is given, with everything that can be waived', () => {
    const both = calendarOf({
      days: { ...court, closures: [{ closed_on: '2026-03-17', name: 'Flood' }] },
      periods: [{ ...period('out_of_office', '2026-03-17', '08:00', '17:00'), judge_id: 'reyes' }],
    });
    expect(decide(both)).toMatchObject({
      objections: [{ code: 'closed_day', name: 'Flood' }, { code: 'judge_out_of_office' }],
    });
  });

  test('does not accept a reason for a double booking', () => {
    const taken = calendarOf({ bookings: [booking('reyes', tuesday)] });
    expect(decide(taken, {}, 'I insist.')).toMatchObject({ objections: [{ code: 'taken' }] });
  });

  test('rejects a time that the clock change skips', () => {
    const spring = decidePlacement(hearing, { date: '2026-03-08', time: '02:30' }, 'Duty.', calendarOf());
    expect(spring).toEqual({ objections: [{ code: 'no_such_time' }], waivable: false });
  });
});

describe('free times', () => {
  const search = (facts: Partial<CalendarFacts> = {}, changes: Partial<WantedHearing> = {}, more = {}) =>
    findFreeTimes(
      { ...hearing, ...changes },
      { after: at('2026-03-17', '08:50'), wanted: 3, within_days: 60, ...more },
      calendarOf(facts),
    ).map(({ date, time }) => `${date} ${time}`);

  test('begin at a quarter of an hour, at most two on a day', () => {
    expect(search()).toEqual(['2026-03-17 09:00', '2026-03-17 11:00', '2026-03-18 08:00']);
  });

  test('exclude booked times and days on which the judge is away', () => {
    const bookings = [span('2026-03-17', '08:00', '16:15'), span('2026-03-19', '08:30', '16:00')].map((when) =>
      booking('reyes', when),
    );
    const periods = [{ ...period('out_of_office', '2026-03-18', '00:00', '23:59'), judge_id: 'reyes' }];
    expect(search({ bookings, periods })).toEqual(['2026-03-19 16:00', '2026-03-20 08:00', '2026-03-20 10:00']);
  });

  test('leave out weekends and holidays', () => {
    expect(search({}, {}, { after: at('2026-03-28', '10:00'), wanted: 4 })).toEqual([
      '2026-03-30 08:00',
      '2026-03-30 10:00',
      '2026-04-01 08:00',
      '2026-04-01 10:00',
    ]);
  });

  test('for a hearing that shares a sitting are within one with capacity', () => {
    const taken = booking('reyes', span('2026-03-17', '09:00', '12:00'), { hearing_id: null });
    const shared = { held_in_sitting: true };
    expect(search({ bookings: [taken], sittings: [sitting()] }, shared)[0]).toBe('2026-03-17 09:00');
    expect(search({ bookings: [taken], sittings: [sitting({ called: 2 })] }, shared)[0]).toBe('2026-03-17 12:00');
  });

  test('are none where a hearing is longer than the court’s day', () => {
    expect(search({}, { duration_minutes: 600 })).toEqual([]);
  });
});

describe('the availability of a judge', () => {
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

test('a past period stays unchanged', () => {
  expect(hearingStatuses.filter(isOpen)).toEqual(['requested', 'scheduled']);
  expect(canBecome('requested', 'scheduled')).toBe(true);
  expect(canBecome('requested', 'completed')).toBe(false);
  expect(canBecome('cancelled', 'scheduled')).toBe(false);
});
