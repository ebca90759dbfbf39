import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/days/days';
import { type CourtDays, usualHours } from '#domain/hearings/CourtDays';
import type { CourtFacts, FactHearing } from './CourtFacts.ts';
import { modelOf } from './modelOf.ts';

const days: CourtDays = {
  time_zone: 'America/Los_Angeles',
  hours: usualHours,
  closures: [{ closed_on: '2026-03-31', name: 'Cesar Chavez Day' }],
};
/** A Monday. */
const today = '2026-03-16';
const hearing = (changes: Partial<FactHearing>): FactHearing => ({
  ...{ event_type_id: 'motion', event_type: 'Motion hearing', case_type: 'Civil Complaint', judge_id: 'reyes' },
  ...{ minutes: 30, status: 'completed', date: '2026-03-10', time: '09:00', courtroom_id: 'four', sitting_id: null },
  ...{ asked: null, follows: false, changed: '2026-03-10', took: null, ...changes },
});
const facts = (hearings: FactHearing[], changes: Partial<CourtFacts> = {}): CourtFacts => ({
  ...{ today, days, hearings, sittings: [], planned_until: addDays(today, 182) },
  judges: [{ id: 'reyes', name: 'Hon. A. Reyes', home_room: 'four', away: [] }],
  rooms: [{ id: 'four', name: 'Department 4' }],
  types: [{ id: 'motion', name: 'Motion hearing', held_in_sitting: true }],
  ...changes,
});
const asked = { weeks: 4, past_weeks: 8, notice_days: 10, standard_days: 30 };
const modelFrom = (hearings: FactHearing[], changes: Partial<CourtFacts> = {}) =>
  modelOf(facts(hearings, changes), asked);

describe('the past of a court', () => {
  test('has the requests of its weeks by the day on which they were made, or else of their hearing', () => {
    const { past } = modelFrom([
      hearing({ asked: '2026-03-12', date: '2026-04-20', status: 'scheduled' }),
      hearing({ asked: '2026-03-02', date: '2026-03-12' }),
      hearing({ date: '2026-03-10' }),
      hearing({ asked: '2026-02-20', date: null, status: 'requested' }),
      // A continued hearing has its next date: no new request.
      hearing({ asked: '2026-03-12', date: '2026-04-21', status: 'scheduled', follows: true }),
      // Before the weeks that are read.
      hearing({ date: '2026-01-05' }),
    ]);
    expect(past.weeks.map((requests) => requests.map(({ weekday }) => weekday))).toEqual([[4, 2], [], [1], [5]]);
    expect(past).toMatchObject({ recorded: 3, inferred: 1 });
  });

  test('has what became of hearings, how long before, and how long they took', () => {
    const { past } = modelFrom([
      hearing({ took: 41 }),
      hearing({ status: 'adjourned', changed: '2026-03-06', took: 3 }),
      hearing({ status: 'cancelled', changed: '2026-03-16' }),
      hearing({ status: 'scheduled' }),
    ]);
    expect(past.fates).toEqual([
      { type: 0, fate: 'held', days_before: 0 },
      { type: 0, fate: 'continued', days_before: 4 },
      { type: 0, fate: 'canceled', days_before: 0 },
    ]);
    expect(past.durations).toEqual([{ type: 0, judge: 0, minutes: 41 }]);
  });

  test('has its usual notice and full day only from enough cases', () => {
    const many = (n: number) =>
      Array.from({ length: n }, (_, index) =>
        hearing({ asked: '2026-02-02', date: addDays('2026-02-10', index), minutes: 450 }),
      );
    expect(modelFrom(many(19)).past).toMatchObject({ leads: [{ days: null, n: 19 }], full_day: 360, judge_days: 19 });
    expect(modelFrom(many(20)).past).toMatchObject({ leads: [{ days: 9, n: 20 }], full_day: 450, judge_days: 20 });
  });
});

describe('the model of a court', () => {
  test('begins on the next day, with hours, closures, and absences in minutes of the day', () => {
    const away = [{ starts_at: new Date('2026-03-17T19:00:00Z'), ends_at: new Date('2026-03-19T07:00:00Z') }];
    const judges = [{ id: 'reyes', name: 'Hon. A. Reyes', home_room: 'four', away }];
    const model = modelFrom([hearing({})], { judges });
    expect(model).toMatchObject({ first_day: '2026-03-17', first_weekday: 2, weeks: 4 });
    expect(model.days).toHaveLength((4 + 13) * 7);
    // Tuesday to Friday, the weekend, and in two weeks the closed Tuesday.
    expect(model.days.slice(0, 6).map((day) => day !== null)).toEqual([true, true, true, true, false, false]);
    expect(model.days[0]).toEqual({ opens: 480, closes: 1020 });
    expect(model.days[14]).toBeNull();
    expect(model.judges[0]!.away).toEqual([
      { day: 0, from: 720, to: 1440 },
      { day: 1, from: 0, to: 1440 },
    ]);
  });

  test('has what is on the calendar and what waits, with calls that continue after they are planned', () => {
    const call = (id: string, at: string) => ({
      ...{ id, title: 'Law and motion', judge_id: 'reyes', courtroom_id: 'four', capacity: 8, called: 1 },
      ...{ starts_at: new Date(`${at}T16:00:00Z`), ends_at: new Date(`${at}T18:00:00Z`), event_type_ids: [] },
      recurs: true,
    });
    const model = modelFrom(
      [
        hearing({ status: 'scheduled', date: '2026-03-24', sitting_id: 'second' }),
        hearing({ status: 'scheduled', date: '2026-03-25', time: '13:30', event_type_id: null, event_type: 'Trial' }),
        hearing({ status: 'requested', date: null, asked: '2026-03-12' }),
      ],
      { sittings: [call('first', '2026-03-17'), call('second', '2026-03-24')], planned_until: '2026-03-31' },
    );
    expect(model.types.map(({ name }) => name)).toEqual(['Motion hearing', 'Trial']);
    expect(model.set).toMatchObject([
      { type: 0, judge: 0, day: 7, call: 1 },
      { type: 1, judge: 0, day: 8, from: 810, room: 0, call: null, minutes: 30 },
    ]);
    expect(model.waiting).toMatchObject([{ type: 0, asked: -5 }]);
    expect(model.calls.slice(0, 4)).toMatchObject([
      { day: 0, from: 540, to: 660, types: [0] },
      { day: 7, capacity: 8 },
      { day: 28 },
      { day: 35 },
    ]);
  });
});
