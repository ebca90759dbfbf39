import { expect, test } from 'vitest';
import { bestSlotsOf } from './bestSlots.ts';
import { objectionsTo } from './constraints.ts';
import { costsOf } from './costs.ts';
import { arrangeFacts, subjectOf } from './Facts.ts';
import type { Instance, OpenHearing, Place } from './Instance.ts';
import { nearestMisses } from './nearestMisses.ts';
import { search } from './search.ts';
import { slotReasons } from './slotReasons.ts';
import { makeInstance } from './testing/makeInstance.ts';
import { makeVariedInstance } from './testing/makeVariedInstance.ts';

/** Two days before one judge in one courtroom, from Thursday. */
function twoDays(hearings: readonly Partial<OpenHearing>[]): Instance {
  const base = makeInstance({ hearings: hearings.length, judges: 1, rooms: 1, days: 2 }, 1);
  return {
    ...base,
    days: base.days.map((day, index) => ({ ...day, closed: [], slots: 8, date: `2026-06-0${4 + index}` })),
    judges: base.judges.map((one) => ({ ...one, away: [], home_room: 'R0' })),
    rooms: base.rooms.map((one) => ({ ...one, away: [] })),
    people: [{ id: 'A1', role: 'attorney', away: [] }],
    weights: { ...base.weights, full_day: 6 },
    hearings: base.hearings.map((one, index) => ({
      ...{ ...one, slots: 4, usual: null, judges: null, qualifications: [], disqualified: [], features: [] },
      ...{ people: [], pools: [], earliest: 0, latest: 1, target: 1, weight: 1, after: [], together: null },
      ...{ current: null, fixed: false, ...hearings[index] },
    })),
  };
}
const at = (day: number, slot: number): Place => ({
  ...{ day, slot, judge: 'J0', room: 'R0', members: [], sitting: null },
});
const placed = (day: number, slot: number): Partial<OpenHearing> => ({ fixed: true, current: at(day, slot) });
const placementsOf = ({ hearings }: Instance) =>
  hearings.flatMap(({ id, current, fixed }) => (fixed && current ? [{ ...current, hearing: id }] : []));

test('a slot states the first open day, the courtroom, the judge’s day, and who is in court anyway', () => {
  const instance = twoDays([{ people: ['A1'] }, { ...placed(0, 0), people: ['A1'] }]);
  const { slots, first_day } = bestSlotsOf(instance, placementsOf(instance), ['H0']).get('H0')!;
  const reasons = slots.map(({ placements: [place] }) =>
    slotReasons(instance, placementsOf(instance), place!, first_day!),
  );
  const ofDay = (day: number) => reasons[slots.findIndex(({ placements }) => placements[0]!.day === day)];
  expect(ofDay(0)).toEqual([
    { code: 'first_open_day' },
    { code: 'present_anyway', people: ['A1'] },
    { code: 'home_room' },
    { code: 'over_full_day', minutes: 2 * instance.slot_minutes },
  ]);
  expect(ofDay(1)).toEqual([
    { code: 'after_first_open_day', days: 1 },
    { code: 'home_room' },
    { code: 'judge_day', minutes: 4 * instance.slot_minutes },
  ]);
});

test('a slot is as requested at the requested place alone, and late after the target', () => {
  const instance = twoDays([{ target: 0, current: at(1, 2) }]);
  const codes = (slot: number) =>
    slotReasons(instance, [], { ...at(1, slot), hearing: 'H0' }, 0).map(({ code }) => code);
  expect(codes(2)).toEqual(['as_requested', 'after_first_open_day', 'after_target', 'home_room', 'judge_day']);
  expect(codes(3)).not.toContain('as_requested');
});

test('reasons agree with the cost: a day that is present anyway costs no day of appearance, an overfull one overload', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const instance = makeVariedInstance(seed, { hearings: 12, judges: 3, rooms: 3, days: 4, slots: 5 });
    const { placements } = search(instance, { seed: 1, steps: 300 });
    const single = instance.hearings.find(
      ({ together, fixed, pools }) => together === null && !fixed && pools.length === 0,
    );
    if (!single) continue;
    const others = placements.filter(({ hearing }) => hearing !== single.id);
    const { slots, first_day } = bestSlotsOf(instance, others, [single.id]).get(single.id)!;
    for (const {
      placements: [place],
    } of slots) {
      const before = costsOf(instance, { placements: others, unplaced: [] });
      const after = costsOf(instance, { placements: [...others, place!], unplaced: [] });
      const reasons = slotReasons(instance, others, place!, first_day!).map(({ code }) => code);
      if (after.overload > before.overload + 1e-9) expect(reasons).toContain('over_full_day');
      if (after.lateness > before.lateness + 1e-9) expect(reasons).toContain('after_target');
      expect(place!.day >= first_day!).toBe(true);
    }
  }
});

test('a hearing without a place has the slots that the least prevents; without what objects, each is free', () => {
  const instance = twoDays([{ slots: 8 }, placed(0, 0), placed(1, 0), placed(1, 4)]);
  expect(bestSlotsOf(instance, placementsOf(instance), ['H0']).get('H0')).toEqual({ slots: [], first_day: null });
  const misses = nearestMisses(instance, placementsOf(instance), 'H0');
  expect(misses.map(({ at: { day }, objections }) => [day, objections.map(({ code }) => code)])).toEqual([
    [0, ['taken', 'taken']],
    [1, ['taken', 'taken', 'taken', 'taken']],
  ]);
  for (const { at: slot, objections } of misses) {
    const gone = new Set(objections.flatMap((one) => (one.code === 'taken' ? one.by : [])));
    const facts = arrangeFacts(
      instance,
      placementsOf(instance).filter(({ hearing }) => !gone.has(hearing)),
    );
    expect(objectionsTo(subjectOf([instance.hearings[0]!], { ...slot, members: [] }), facts)).toEqual([]);
  }
});
