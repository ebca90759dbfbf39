import { describe, expect, test } from 'vitest';
import { toMoment } from '#domain/hearings/courtTime';
import { say } from '#domain/messages/say';
import { checkSolution } from '../checkSolution.ts';
import { Explanation } from '../explain.ts';
import { search } from '../search.ts';
import type { CourtSchedule, OpenCourtHearing } from './CourtSchedule.ts';
import { instanceOf } from './instanceOf.ts';
import { interpreterKey } from './interpreterPools.ts';
import { keepReason } from './PlanReasons.ts';
import { slotGrid } from './slotGrid.ts';
import { usualWeights, weightsOf } from './weights.ts';

const zone = 'America/Los_Angeles';
const at = (date: string, time: string) => toMoment({ date, time }, zone)!;
const days = {
  time_zone: zone,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:30', closes: '16:30' })),
  closures: [{ closed_on: '2026-12-02', name: 'Power failure' }],
  short_days: [{ date: '2026-12-03', closed_from: '12:00', closed_to: '16:30' }],
};

function aHearing(id: string, changes: Partial<OpenCourtHearing> = {}): OpenCourtHearing {
  return {
    ...{ id, type: 'motion', minutes: 30, judge_id: 'reyes', disqualified: [], people: [] },
    ...{ earliest: null, latest: null, target: '2026-12-04', weight: 1, usual: null, current: null },
    ...{ move_weight: 1, language: null, ...changes },
  };
}

/** Tuesday to Friday, with the power failure on Wednesday and half of Thursday closed. */
function aSchedule(changes: Partial<CourtSchedule> = {}): CourtSchedule {
  return {
    ...{ now: at('2026-11-30', '10:00'), days, from: '2026-12-01', to: '2026-12-04' },
    judges: [
      { id: 'reyes', name: 'Hon. A. Reyes', home_room: 'four', periods: [] },
      { id: 'osei', name: 'Hon. B. Osei', home_room: 'five', periods: [] },
    ],
    rooms: [
      { id: 'four', name: 'Department 4' },
      { id: 'five', name: 'Department 5' },
    ],
    ...{
      sittings: [],
      sitting_types: [],
      staff: [],
      interpreters: [],
      taken: [],
      hearings: [aHearing('one')],
      weights: weightsOf(usualWeights),
    },
    ...changes,
  };
}

function solve(schedule: CourtSchedule) {
  const instance = instanceOf(schedule);
  const solution = search(instance, { seed: 1, steps: 2000 });
  expect(checkSolution(instance, solution)).toEqual([]);
  const grid = slotGrid(schedule.days, schedule.from, schedule.to);
  const places = solution.placements.map(({ hearing, day, slot, judge, room, sitting }) => ({
    ...{ hearing, ...grid.timeOf(day, slot), judge, room, sitting },
  }));
  return { ...solution, places };
}

describe('the days of a plan', () => {
  const grid = slotGrid(days, '2026-12-01', '2026-12-04');

  test('have slots of a quarter hour from the first to the last hour of the court', () => {
    expect(grid.days.map(({ slots }) => slots)).toEqual([32, 32, 32, 32]);
    expect(grid.timeOf(0, 0)).toEqual({ date: '2026-12-01', time: '08:30' });
    expect(grid.timeOf(3, 31)).toEqual({ date: '2026-12-04', time: '16:15' });
    expect(grid.placeOf({ date: '2026-12-01', time: '08:50' })).toEqual({ day: 0, slot: 1 });
    expect(grid.placeOf({ date: '2026-12-05', time: '09:00' })).toBeNull();
  });

  test('are closed on holidays and in the hours of a short day, with the reason', () => {
    expect(grid.days[1]!.closed).toEqual([
      { from: 0, to: 32, reason: keepReason(say('closure', { name: 'Power failure' })) },
    ]);
    expect(grid.days[2]!.closed).toEqual([
      { from: 14, to: 32, reason: keepReason(say('court_hours', { opens: '08:30', closes: '12:00' })) },
    ]);
    expect(slotGrid(days, '2026-12-05', '2026-12-05').days[0]!.closed).toEqual([
      { from: 0, to: 32, reason: keepReason({ code: 'no_court_day', values: {} }) },
    ]);
  });

  test('count every slot that a time touches, across midnight too', () => {
    const span = { starts_at: at('2026-12-01', '16:20'), ends_at: at('2026-12-02', '08:40') };
    expect(grid.stretchesOf(span)).toEqual([
      { day: 0, from: 31, to: 32 },
      { day: 1, from: 0, to: 1 },
    ]);
  });

  test('have the local times of the court on both sides of a change of the clocks', () => {
    const march = slotGrid({ ...days, closures: [] }, '2026-03-06', '2026-03-09');
    const nine = { starts_at: at('2026-03-09', '09:00'), ends_at: at('2026-03-09', '10:00') };
    expect(march.stretchesOf(nine)).toEqual([{ day: 3, from: 2, to: 6 }]);
    expect(march.timeOf(3, 2)).toEqual({ date: '2026-03-09', time: '09:00' });
  });
});

describe('a plan', () => {
  test('places a request with its judge in the judge’s courtroom, on the first day that notice allows', () => {
    const earliest = { day: '2026-12-02', authority: say('notice', { days: 2 }) };
    const { places } = solve(aSchedule({ hearings: [aHearing('one', { earliest })] }));
    expect(places).toMatchObject([{ date: '2026-12-03', judge: 'reyes', room: 'four' }]);
  });

  test('keeps the time of hearings that do not move, and of judges who are out of office', () => {
    const away = {
      status: 'out_of_office' as const,
      starts_at: at('2026-12-03', '08:30'),
      ends_at: at('2026-12-05', '08:30'),
    };
    const reyes = { id: 'reyes', name: 'Hon. A. Reyes', home_room: 'four', periods: [away] } as const;
    const by = '26CV00218, Specimen v. Example';
    const span = { starts_at: at('2026-12-01', '08:30'), ends_at: at('2026-12-01', '16:10') };
    const taken = [{ kind: 'person' as const, id: 'attorney:ames', by, ...span }];
    const people = ['attorney:ames'];
    const short = aHearing('short', { people, minutes: 15 });
    const long = aHearing('long', { people, minutes: 30 });
    const { places, unplaced } = solve(aSchedule({ judges: [reyes], taken, hearings: [short, long] }));
    expect(places).toMatchObject([{ hearing: 'short', date: '2026-12-01', time: '16:15' }]);
    expect(unplaced).toEqual(['long']);
  });

  test('keeps a hearing within the hours of its interpreter on the court’s list', () => {
    const ruiz = { id: 'ruiz', kind: 'interpreter' as const, name: 'Ana Ruiz', active: true };
    const afternoons = { weekdays: [2, 5], from: '13:00', to: '15:00', valid_from: '2026-01-01', valid_until: null };
    const staff = [{ ...ruiz, booking_unit: 'minute' as const, hours: [afternoons], periods: [] }];
    const hearings = [aHearing('one', { minutes: 120, people: ['interpreter:ruiz'] })];
    const schedule = aSchedule({ staff, hearings });
    expect(solve(schedule).places).toMatchObject([{ date: '2026-12-01', time: '13:00' }]);
    const reason = keepReason({ code: 'staff_away', values: {} });
    expect(instanceOf(schedule).people[0]!.away).toContainEqual({ day: 0, from: 0, to: 18, reason });
  });

  test('has a person who takes on no more hearings in those that are scheduled, and in no request', () => {
    const ruiz = { id: 'ruiz', kind: 'interpreter' as const, name: 'Ana Ruiz', active: false };
    const staff = [{ ...ruiz, booking_unit: 'minute' as const, hours: [], periods: [] }];
    const people = ['interpreter:ruiz'];
    const current = { date: '2026-12-01', time: '09:00', judge_id: 'reyes', courtroom_id: 'four', sitting_id: null };
    const solved = (hearing: Parameters<typeof aHearing>[1]) =>
      solve(aSchedule({ staff, hearings: [aHearing('one', { people, ...hearing })] }));
    expect(solved({ current }).unplaced).toEqual([]);
    expect(solved({ current: null }).unplaced).toEqual(['one']);
  });

  test('calls hearings of the types of a sitting in it, up to its capacity, with those that are called already', () => {
    const span = { starts_at: at('2026-12-01', '09:00'), ends_at: at('2026-12-01', '10:00') };
    const calendar = { id: 'law-and-motion', title: 'Law and motion', judge_id: 'reyes', courtroom_id: 'four' };
    const sittings = [{ ...calendar, ...span, capacity: 3, called: 1, event_type_ids: [] }];
    const hearings = ['one', 'two', 'three'].map((id) => aHearing(id));
    const { places } = solve(aSchedule({ sittings, sitting_types: ['motion'], hearings }));
    expect(places.filter(({ sitting }) => sitting === 'law-and-motion').length).toBeLessThanOrEqual(2);
    const outside = places.filter(({ sitting }) => sitting === null);
    for (const { date, time } of outside)
      if (date === '2026-12-01') expect(time < '09:00' || time >= '10:00').toBe(true);
  });

  test('gives a hearing without a judge to one who is not disqualified', () => {
    const hearings = [aHearing('one', { judge_id: null, disqualified: ['reyes'] })];
    expect(solve(aSchedule({ hearings })).places).toMatchObject([{ judge: 'osei', room: 'five' }]);
  });

  test('keeps all of the time of a hearing that does not begin with a slot', () => {
    const current = { date: '2026-12-01', time: '09:10', judge_id: 'reyes', courtroom_id: 'four', sitting_id: null };
    const [hearing] = instanceOf(aSchedule({ hearings: [aHearing('one', { current, minutes: 30 })] })).hearings;
    expect(hearing).toMatchObject({ slots: 3, current: { slot: 2 } });
  });

  test('leaves a hearing where it is if moving costs more than it gains', () => {
    const current = { date: '2026-12-04', time: '14:00', judge_id: 'reyes', courtroom_id: 'four', sitting_id: null };
    const { places } = solve(aSchedule({ hearings: [aHearing('one', { current, target: '2026-12-04' })] }));
    expect(places).toMatchObject([{ date: '2026-12-04', time: '14:00' }]);
  });
});

describe('a request that needs an interpreter and names none', () => {
  const spanish = { language: 'Spanish', level: 'certified', mode: 'spoken' } as const;
  const vega = { id: 'vega', languages: [spanish] };
  const cruz = { id: 'cruz', languages: [{ ...spanish, language: 'spanish' }] };
  const booked = (id: string) => ({
    ...{ kind: 'person' as const, id: interpreterKey(id), by: 'other' },
    ...{ starts_at: at('2026-12-01', '08:30'), ends_at: at('2026-12-01', '16:30') },
  });

  test('gets one who is free, and does not share one with another at the same time', () => {
    const two = [aHearing('one', { language: 'Spanish' }), aHearing('two', { language: 'Spanish', judge_id: 'osei' })];
    const { placements } = solve(aSchedule({ hearings: two, interpreters: [vega, cruz], taken: [booked('cruz')] }));
    expect(placements.map(({ members, day }) => [members, day])).toEqual([
      [['interpreter:vega'], 0],
      [['interpreter:vega'], 0],
    ]);
    expect(new Set(placements.map(({ slot }) => slot)).size).toBe(2);
  });

  test('waits for the first day on which one is free', () => {
    const hearings = [aHearing('one', { language: 'Spanish' })];
    const taken = [booked('vega'), booked('cruz')];
    const { places } = solve(aSchedule({ hearings, interpreters: [vega, cruz], taken }));
    expect(places).toMatchObject([{ date: '2026-12-03' }]);
    const explanation = new Explanation(instanceOf(aSchedule({ hearings, interpreters: [vega, cruz], taken })), {
      ...{ placements: [], unplaced: ['one'], cost: 0 },
    });
    expect(explanation.whyNotOn('one', { day: 0 })!.objections).toMatchObject([
      { code: 'away', id: 'interpreter:vega' },
    ]);
  });

  test.each([
    ['a language that no one on the list interprets', { language: 'Tagalog' }, []],
    ['a type that is heard in calendar calls', { language: 'Spanish', type: 'arraignment' }, []],
    ['a language in other letters', { language: ' SPANISH' }, ['Spanish']],
  ])('with %s', (_case, changes, pools) => {
    const schedule = aSchedule({
      ...{ hearings: [aHearing('one', changes)], interpreters: [vega], sitting_types: ['arraignment'] },
    });
    expect(instanceOf(schedule).hearings[0]!.pools).toEqual(pools);
  });

  test('but keeps its place without one if it is on the calendar', () => {
    const current = { date: '2026-12-01', time: '09:00', judge_id: 'reyes', courtroom_id: 'four', sitting_id: null };
    const hearings = [aHearing('one', { language: 'Spanish', current })];
    expect(instanceOf(aSchedule({ hearings, interpreters: [vega] })).hearings[0]!.pools).toEqual([]);
  });
});
