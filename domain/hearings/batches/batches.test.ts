import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/days/days';
import { arrangeCalendar, type CalendarFacts } from '../Calendar.ts';
import { type CourtDays, usualHours } from '../CourtDays.ts';
import { spanOf, toWallTime } from '../courtTime.ts';
import { noStaff, resourcesOf } from '../resources.ts';
import { type BatchHearing, engagementKeys, keysOfPerson } from './BatchHearing.ts';
import { checkTimes } from './checkTimes.ts';
import { type Blocked, holdTimes } from './holdTimes.ts';
import { proposeTimes, type Slot } from './proposeTimes.ts';

const zone = 'America/Los_Angeles';
const days: CourtDays = {
  time_zone: zone,
  hours: usualHours,
  closures: [{ closed_on: '2026-03-17', name: 'Water main break' }],
};
let count = 0;
type Changes = Partial<BatchHearing> & { date?: string; time?: string; case_id?: string | null };
/** A hearing on the closed day, Tuesday, March 17, before Judge Reyes in Department 4. */
const hearingOf = ({ date = '2026-03-17', time = '09:00', case_id = null, ...changes }: Changes = {}): BatchHearing => {
  const at = { date, time };
  const hearing = {
    id: `h${++count}`,
    judge_id: 'reyes',
    judge: 'Hon. A. Reyes',
    courtroom_id: 'four',
    venue: 'Department 4',
    ...noStaff,
    attorneys: [],
    duration_minutes: 30,
    event_type_id: null,
    disqualified: [],
    held_in_sitting: false,
    sitting_id: null,
    by: `Case ${count}`,
    present: null,
    ...changes,
  };
  const keys = engagementKeys({ ...hearing, case_id });
  return { ...hearing, at, keys, ...spanOf(at, hearing.duration_minutes, zone)! };
};
const slot = (date: string, time: string, room: Partial<Slot> = {}): Slot => ({
  ...{ date, time, courtroom_id: 'four', venue: 'Department 4' },
  ...room,
});
const calendarOf = (facts: Partial<CalendarFacts> = {}) =>
  arrangeCalendar({
    now: new Date('2026-03-16T16:00:00Z'),
    ...{ days, bookings: [], sittings: [], periods: [], staff: [] },
    ...facts,
  });
const booked = (by: BatchHearing) =>
  resourcesOf(by).map((resource) => ({ ...by, ...resource, hearing_id: by.id, by: by.id }));
type Asked = { facts?: Partial<CalendarFacts>; others?: BatchHearing[]; blocked?: Blocked[]; search?: object };
const propose = (hearings: BatchHearing[], { facts, others = [], blocked = [], search }: Asked = {}) => {
  const calendar = calendarOf({ bookings: others.flatMap(booked), ...facts });
  const engagements = others.flatMap((one) => one.keys.map((key) => ({ ...one, key, hearing_id: one.id, by: one.id })));
  const held = holdTimes({ calendar, engagements, hearings, freed: new Set(), blocked });
  const proposed = proposeTimes(hearings, {
    held,
    time_zone: zone,
    hoursOn: (date) => calendar.dayOf(date).hours,
    from: (hearing) => hearing.at.date,
    within_days: 60,
    ...search,
  });
  return proposed.map((one) => ({ ...one, at: one.slot && `${one.slot.date} ${one.slot.time}` }));
};

describe('the hearings of a closed day', () => {
  test('move to the same time of the next court day, in their order, without conflicts', () => {
    const times = ['09:00', '09:30', '10:00', '13:30'];
    const found = propose(times.map((time) => hearingOf({ time })));
    expect(found.map(({ at }) => at)).toEqual(times.map((time) => `2026-03-18 ${time}`));
    expect(found.every(({ because }) => because === 'same_time')).toBe(true);
    expect(found[0]!.sooner).toBeNull();
    expect(found[0]!.alternatives).toHaveLength(3);
  });

  test('keep their order where the same time is booked: an hour later is closer than another day', () => {
    const others = [hearingOf({ date: '2026-03-18', time: '08:00', duration_minutes: 120 })];
    const [first, second] = propose([hearingOf({ time: '09:00' }), hearingOf({ time: '09:30' })], { others });
    expect(first).toMatchObject({ at: '2026-03-18 10:00', because: 'other_time' });
    expect(first!.sooner).toMatchObject({ at: { date: '2026-03-18' }, objection: { code: 'taken' } });
    expect(second).toMatchObject({ at: '2026-03-18 10:30' });
  });

  test('wait for the judge, and say why there is no time at all', () => {
    const away = {
      judge_id: 'reyes',
      status: 'out_of_office' as const,
      starts_at: new Date('2026-03-18T07:00:00Z'),
      ends_at: new Date('2026-03-21T07:00:00Z'),
    };
    expect(propose([hearingOf()], { facts: { periods: [away] } })[0]!.at).toBe('2026-03-23 09:00');
    const forever = { ...away, ends_at: new Date('2027-01-01T07:00:00Z') };
    expect(propose([hearingOf({ date: '2026-03-18' })], { facts: { periods: [forever] } })[0]).toMatchObject({
      ...{ slot: null, because: null, alternatives: [] },
      sooner: { objection: { code: 'judge_out_of_office' } },
    });
  });

  test('avoid the other hearings of counsel, interpreters, and parties, also those in calendar calls', () => {
    const busy = hearingOf({
      ...{ date: '2026-03-18', time: '08:00', duration_minutes: 180, judge_id: 'chen', courtroom_id: 'nine' },
      ...{ attorneys: [{ id: 'ada' }], sitting_id: 'another call' },
    });
    const facts = { bookings: [] };
    const [first] = propose([hearingOf({ attorneys: [{ id: 'ada' }] })], { facts, others: [busy] });
    expect(first!.at).toBe('2026-03-18 11:00');
    const sameCase = { ...busy, keys: ['case:c1', 'party:rosa lund'] };
    expect(propose([hearingOf({ case_id: 'c1' })], { facts, others: [sameCase] })[0]!.at).toBe('2026-03-18 11:00');
    const party = { ...hearingOf(), keys: engagementKeys({ ...hearingOf(), case_id: null, parties: ['Rosa Lund'] }) };
    expect(propose([party], { facts, others: [sameCase] })[0]!.at).toBe('2026-03-18 11:00');
  });

  test('fill calendar calls up to their capacity, and prefer them to a time of their own', () => {
    const call = (date: string, called: number) => ({
      ...{
        id: date,
        title: 'Law and motion',
        judge_id: 'reyes',
        courtroom_id: 'four',
        capacity: 3,
        called,
        event_type_ids: [],
      },
      ...spanOf({ date, time: '09:00' }, 180, zone)!,
    });
    const calls = [call('2026-03-19', 2), call('2026-03-20', 0)];
    const bookings = calls.flatMap((one) => [
      { ...one, kind: 'judge' as const, resource: 'reyes', hearing_id: null, by: one.title },
      { ...one, kind: 'room' as const, resource: 'four', hearing_id: null, by: one.title },
    ]);
    const matters = [1, 2, 3].map(() => hearingOf({ held_in_sitting: true, sitting_id: 'the closed call' }));
    const found = propose(matters, { facts: { sittings: calls, bookings } });
    const places = found.map(({ slot: place }) => place?.sitting?.id ?? null);
    expect(places.filter((id) => id === '2026-03-19')).toHaveLength(1);
    expect(places.every((id) => id === null || id.startsWith('2026'))).toBe(true);
  });

  test('can take another courtroom at the same time where a room is closed', () => {
    const blocked = [{ ...spanOf({ date: '2026-03-18', time: '00:00' }, 1440, zone)!, courtroom_id: 'four' }];
    const rooms = [{ courtroom_id: 'nine', venue: 'Department 9' }];
    const [found] = propose([hearingOf({ date: '2026-03-18' })], { blocked, search: { rooms } });
    expect(found).toMatchObject({ at: '2026-03-18 09:00', because: 'other_room', slot: { venue: 'Department 9' } });
  });

  test('return to their earlier times where those are open', () => {
    const [one, another] = [hearingOf({ date: '2026-03-19' }), hearingOf({ date: '2026-03-19', time: '09:30' })];
    const wanted = new Map([
      [one.id, slot('2026-03-18', '11:00')],
      [another.id, slot('2026-03-17', '11:00')],
    ]);
    const found = propose([one, another], { search: { wanted } });
    expect(found.map(({ at, because }) => [at, because])).toEqual([
      ['2026-03-18 11:00', 'restored'],
      ['2026-03-19 09:30', 'same_time'],
    ]);
  });

  test('never take a time before the noticed one', () => {
    const others = [hearingOf({ date: '2026-03-18', time: '16:00', duration_minutes: 60 })];
    const late = hearingOf({ date: '2026-03-18', time: '16:00' });
    const search = { from: ({ at }: BatchHearing) => at.date };
    expect(propose([late], { others, search })[0]!.at).toBe('2026-03-19 16:00');
  });
});

describe('the clocks change', () => {
  test('a hearing that moves across the change keeps its local time; its moment differs by the hour', () => {
    const before = hearingOf({ date: '2026-03-06', time: '09:00' });
    const [found] = propose([before], { facts: { now: new Date('2026-03-01') }, search: { from: () => '2026-03-09' } });
    expect(found!.at).toBe('2026-03-09 09:00');
    const after = spanOf(found!.slot!, 30, zone)!;
    expect(before.starts_at.toISOString()).toBe('2026-03-06T17:00:00.000Z');
    expect(after.starts_at.toISOString()).toBe('2026-03-09T16:00:00.000Z');
    expect(toWallTime(after.starts_at, zone)).toEqual({ date: '2026-03-09', time: '09:00' });
  });

  test('a hearing from 1:30 for an hour lasts an hour on the days of the change', () => {
    const spring = spanOf({ date: '2026-03-08', time: '01:30' }, 60, zone)!;
    expect(spring.ends_at.getTime() - spring.starts_at.getTime()).toBe(3_600_000);
    expect(toWallTime(spring.ends_at, zone).time).toBe('03:30');
    const fall = spanOf({ date: '2026-11-01', time: '01:30' }, 60, zone)!;
    expect(fall.starts_at.toISOString()).toBe('2026-11-01T09:30:00.000Z');
    expect(toWallTime(fall.ends_at, zone).time).toBe('02:30');
  });

  test('a time that does not exist is refused, not moved', () => {
    const night = hearingOf({ date: '2026-03-07', time: '02:30' });
    const { refused } = checkTimes([{ hearing: night, slot: slot('2026-03-08', '02:30') }], {
      ...{ calendar: calendarOf({ now: new Date('2026-01-01') }), engagements: [] },
    });
    expect(refused[0]!.objections).toEqual([{ code: 'no_such_time' }]);
  });
});

describe('the chosen times', () => {
  test('can exchange two hearings, and name two that are given the same time', () => {
    const [one, another] = [hearingOf({ date: '2026-03-18' }), hearingOf({ date: '2026-03-18', time: '09:30' })];
    const facts = { calendar: calendarOf({ bookings: [one, another].flatMap(booked) }), engagements: [] };
    const exchanged = [
      { hearing: one, slot: slot('2026-03-18', '09:30') },
      { hearing: another, slot: slot('2026-03-18', '09:00') },
    ];
    expect(checkTimes(exchanged, facts)).toMatchObject({ refused: [], accepted: [{}, {}] });
    const same = exchanged.map((chosen) => ({ ...chosen, slot: slot('2026-03-19', '10:00') }));
    const checked = checkTimes(same, facts);
    expect(checked.refused).toMatchObject([{ hearing: another, objections: [{ code: 'taken' }, { code: 'taken' }] }]);
    expect(checked.accepted).toMatchObject([{ hearing: one }]);
  });

  test('are checked again where a refused hearing keeps the time that another wanted', () => {
    const [one, another] = [hearingOf({ date: '2026-03-18' }), hearingOf({ date: '2026-03-18', time: '09:30' })];
    const facts = { calendar: calendarOf({ bookings: [one, another].flatMap(booked) }), engagements: [] };
    const { accepted, refused } = checkTimes(
      [
        { hearing: another, slot: slot('2026-03-18', '09:00') },
        { hearing: one, slot: slot('2026-03-17', '10:00') },
      ],
      facts,
    );
    expect(accepted).toEqual([]);
    expect(refused.map(({ hearing, objections }) => [hearing.id, objections[0]!.code])).toEqual([
      [one.id, 'closed_day'],
      [another.id, 'taken'],
    ]);
  });
});

test('random calendars: no two proposals conflict, and the check accepts all of them', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 40; round++) {
    const make = (date: string) =>
      hearingOf({
        ...{ date, time: `${String(8 + random(8)).padStart(2, '0')}:${['00', '15', '30', '45'][random(4)]}` },
        ...{
          judge_id: `j${random(3)}`,
          judge: '',
          courtroom_id: `r${random(3)}`,
          duration_minutes: 15 * (1 + random(4)),
        },
        attorneys: [{ id: `a${random(6)}` }],
      });
    const others = [...Array(30)].map(() => make(addDays('2026-03-18', random(4))));
    const hearings = [...Array(20)].map(() => make('2026-03-17'));
    const found = propose(hearings, { others });
    const chosen = found.map(({ hearing_id, slot: place }) => ({
      hearing: hearings.find(({ id }) => id === hearing_id)!,
      slot: place!,
    }));
    const engagements = others.flatMap((one) => one.keys.map((key) => ({ ...one, key, hearing_id: one.id, by: '' })));
    expect(
      checkTimes(chosen, { calendar: calendarOf({ bookings: others.flatMap(booked) }), engagements }).refused,
    ).toEqual([]);
  }
});

test('a person is known by ID where a hearing has it, and by name elsewhere, in each role', () => {
  const attended = [
    hearingOf({ interpreter: 'Ana Ruiz', interpreter_id: 'ruiz' }),
    hearingOf({ interpreter: ' ana ruiz ' }),
    hearingOf({ reporter: 'ANA RUIZ', interpreter: 'Lin Wu', interpreter_id: 'wu' }),
    hearingOf({ interpreter: 'Ana Ruiz', interpreter_id: 'ruiz' }),
  ];
  const keys = keysOfPerson('Ana Ruiz', attended);
  expect(keys).toEqual(['interpreter:ruiz', 'interpreter:ana ruiz', 'reporter:ana ruiz']);
  expect(keys.every((key) => attended.some((one) => one.keys.includes(key)))).toBe(true);
  expect(keysOfPerson(' ', attended)).toEqual([]);
});
