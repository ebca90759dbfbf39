import { expect, test } from 'vitest';
import { toMoment } from '#domain/hearings/courtTime';
import { checkSolution } from '../checkSolution.ts';
import type { Instance, Place } from '../Instance.ts';
import { keepTimesOfDay } from '../keepTimesOfDay.ts';
import { madeRoomFor } from '../madeRoomFor.ts';
import { type Published, repair } from '../repair.ts';
import type { CourtSchedule, OpenCourtHearing } from './CourtSchedule.ts';
import { disturb, freeHearings, neighborsOf } from './disturb.ts';
import { instanceOf } from './instanceOf.ts';
import { slotGrid } from './slotGrid.ts';
import { usualWeights, weightsOf } from './weights.ts';

const zone = 'America/Los_Angeles';
const at = (date: string, time: string) => toMoment({ date, time }, zone)!;
const days = {
  time_zone: zone,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
  closures: [],
};

type Set = {
  id: string;
  date?: string;
  time: string;
  judge?: string;
  room?: string;
  person?: string;
  minutes?: number;
};
const hearing = ({
  id,
  date = '2026-12-01',
  time,
  judge = 'reyes',
  room = 'four',
  ...more
}: Set): OpenCourtHearing => ({
  ...{ id, type: 'motion', minutes: more.minutes ?? 30, judge_id: judge, disqualified: [] },
  people: more.person ? [`interpreter:${more.person}`] : [],
  ...{ earliest: null, latest: null, target: date, weight: 1, usual: null, move_weight: 1 },
  language: null,
  current: { date, time, judge_id: judge, courtroom_id: room, sitting_id: null },
});

/** Tuesday to Thursday. */
function court(hearings: readonly OpenCourtHearing[]) {
  const schedule: CourtSchedule = {
    ...{ now: at('2026-11-30', '10:00'), days, from: '2026-12-01', to: '2026-12-03', hearings },
    judges: ['reyes', 'osei'].map((id) => ({ id, name: id, home_room: null, periods: [] })),
    rooms: ['four', 'five'].map((id) => ({ id, name: id })),
    ...{ sittings: [], sitting_types: [], staff: [], interpreters: [], taken: [], weights: weightsOf(usualWeights) },
  };
  const instance = instanceOf(schedule);
  const published = instance.hearings.map(({ id, current }): Published => ({ ...current!, hearing: id, notified: 1 }));
  return { instance, published, grid: slotGrid(days, schedule.from, schedule.to) };
}
const morning = [{ starts_at: at('2026-12-01', '08:00'), ends_at: at('2026-12-01', '12:00') }];
const all = ({ hearings }: Instance) => new Set(hearings.map(({ id }) => id));

test.each([
  ['a judge', { judge_id: 'reyes' }, ['one', 'two']],
  ['a courtroom', { courtroom_id: 'four' }, ['one', 'three']],
  ['an interpreter', { people: ['interpreter:lopez', 'mediator:lopez'] }, ['two']],
  ['the court', {}, ['one', 'three', 'two']],
])('the absence of %s displaces its hearings alone', (_, who, expected) => {
  const { instance, published, grid } = court([
    hearing({ id: 'one', time: '09:00' }),
    hearing({ id: 'two', time: '10:00', room: 'five', person: 'lopez' }),
    hearing({ id: 'three', time: '11:00', judge: 'osei' }),
    hearing({ id: 'four', time: '13:00', room: 'five', person: 'lopez' }),
  ]);
  const disturbed = disturb(instance, grid, { spans: morning, ...who });
  const result = repair(disturbed, published, { seed: 1, steps: 1500 });
  expect(result.displaced.toSorted()).toEqual(expected);
  expect(result.moves.toSorted()).toEqual(expected);
  expect(checkSolution(disturbed, result)).toEqual([]);
});

test('hearings that a person set in spite of a rule, or that share a slot, stay; those the user cannot move too', () => {
  const { instance, published } = court([
    ...[hearing({ id: 'late', time: '16:45' }), hearing({ id: 'short', time: '09:00', minutes: 5 })],
    ...[hearing({ id: 'after it', time: '09:05', minutes: 5 }), hearing({ id: 'plain', time: '10:00' })],
    ...[hearing({ id: 'hidden', time: '11:00' }), hearing({ id: 'displaced', time: '14:00' })],
  ]);
  const movable = new Set([...all(instance)].filter((id) => id !== 'hidden'));
  const free = freeHearings(instance, published, { displaced: new Set(['displaced']), movable });
  expect(free.hearings.flatMap(({ id, fixed }) => (fixed ? [] : id))).toEqual(['plain', 'displaced']);
});

test('hearings near displaced ones share their judge, courtroom, or people', () => {
  const { instance, published } = court([
    hearing({ id: 'displaced', time: '09:00', person: 'lopez' }),
    hearing({ id: 'judge', time: '10:00', room: 'five' }),
    hearing({ id: 'room', time: '11:00', judge: 'osei' }),
    hearing({ id: 'person', time: '13:00', judge: 'osei', room: 'five', person: 'lopez' }),
    hearing({ id: 'far', time: '14:00', judge: 'osei', room: 'five' }),
  ]);
  const near = neighborsOf(instance, published, new Set(['displaced']));
  expect([...near].toSorted()).toEqual(['displaced', 'judge', 'person', 'room']);
});

test('moved hearings keep their times of day where these are free on their new day, also if they exchange them', () => {
  const { instance, published } = court([
    ...[hearing({ id: 'one', time: '09:00' }), hearing({ id: 'two', time: '10:00' })],
    ...[hearing({ id: 'three', time: '11:00' }), hearing({ id: 'there', date: '2026-12-02', time: '11:00' })],
  ]);
  const place = (slot: number): Place => ({ day: 1, slot, judge: 'reyes', room: 'four', members: [], sitting: null });
  const found = [
    ...[
      { ...place(8), hearing: 'one' },
      { ...place(4), hearing: 'two' },
      { ...place(16), hearing: 'three' },
    ],
    { ...published[3]!, hearing: 'there' },
  ];
  const kept = keepTimesOfDay(instance, published, found);
  expect(kept.map(({ hearing: id, slot }) => [id, slot])).toEqual([
    ...[
      ['one', 4],
      ['two', 8],
      ['three', 16],
    ],
    ['there', 12],
  ]);
});

test('a hearing made room for the one that has its time', () => {
  const { instance, published } = court([hearing({ id: 'one', time: '09:00' }), hearing({ id: 'two', time: '10:00' })]);
  const moved = [
    { ...published[0]!, slot: 8 },
    { ...published[1]!, slot: 20 },
  ];
  expect(madeRoomFor(instance, published, moved, ['two'])).toEqual(new Map([['two', ['one']]]));
});
