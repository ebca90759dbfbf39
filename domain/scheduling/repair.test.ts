import { describe, expect, test } from 'vitest';
import { bestSlots } from './bestSlots.ts';
import { checkSolution } from './checkSolution.ts';
import { objectionsTo } from './constraints.ts';
import { costsOf, totalOf } from './costs.ts';
import { placementsAt } from './explain.ts';
import { arrangeFacts, subjectOf } from './Facts.ts';
import type { Instance } from './Instance.ts';
import { type Published, repair } from './repair.ts';
import { search } from './search.ts';
import { placesOf } from './testing/bruteForce.ts';
import { makeInstance } from './testing/makeInstance.ts';
import { makeVariedInstance } from './testing/makeVariedInstance.ts';

const court = makeInstance({ hearings: 80, judges: 6, rooms: 6, days: 10 }, 2);
const published: Published[] = search(court, { seed: 1, steps: 2000 }).placements.map((one, index) => ({
  ...{ ...one, notified: `2026-06-${String(1 + (index % 9)).padStart(2, '0')}` },
}));
const options = { seed: 1, steps: 3000 };

function judgeAway(instance: Instance, id: string, day: number): Instance {
  return {
    ...instance,
    judges: instance.judges.map((judge) =>
      judge.id === id ? { ...judge, away: [...judge.away, { day, from: 0, to: 14, reason: 'ill' }] } : judge,
    ),
  };
}

describe('a repair', () => {
  test('of a calendar that is not disturbed moves nothing', () => {
    expect(repair(court, published, options)).toMatchObject({ moves: [], displaced: [], unplaced: [] });
  });

  test('of a judge’s absence moves only that day’s hearings', () => {
    const day = published.find(({ judge }) => judge === 'J0')!.day;
    const changed = judgeAway(court, 'J0', day);
    const result = repair(changed, published, options);
    const onDay = published.filter((one) => one.judge === 'J0' && one.day === day).map(({ hearing }) => hearing);
    expect(result.displaced.toSorted()).toEqual(onDay.toSorted());
    expect(result.moves.toSorted()).toEqual(onDay.toSorted());
    expect(checkSolution(changed, result)).toEqual([]);
  });

  test('of a closed courtroom keeps every rule, and moves no more hearings than were in it', () => {
    const { room, day } = published[5]!;
    const away = [{ day, from: 0, to: 14, reason: 'flooded' }];
    const changed = { ...court, rooms: court.rooms.map((one) => (one.id === room ? { ...one, away } : one)) };
    const result = repair(changed, published, options);
    expect(result.moves).toHaveLength(result.displaced.length);
    expect(result.displaced.length).toBeGreaterThan(0);
    expect(checkSolution(changed, result)).toEqual([]);
  });

  test('moves the hearing that was notified earlier, if one of two must make way', () => {
    const base = makeInstance({ hearings: 3, judges: 1, rooms: 1, days: 2 }, 1);
    const hearings = base.hearings.map((one, index) => ({
      ...{ ...one, slots: 6, judges: null, features: [], people: [], earliest: 0, target: 1 },
      ...{ latest: index === 0 ? 0 : 1, weight: 1 },
    }));
    const instance = {
      ...base,
      hearings,
      judges: base.judges.map((one) => ({ ...one, away: [] })),
      rooms: base.rooms.map((one) => ({ ...one, away: [] })),
    };
    const at = (hearing: string, slot: number, notified: number): Published => ({
      ...{ hearing, day: 0, slot, judge: 'J0', room: 'R0', members: [], sitting: null, notified },
    });
    for (const [earlier, later] of [
      ['H1', 'H2'],
      ['H2', 'H1'],
    ] as const) {
      const result = repair(instance, [at(earlier, 0, 1), at(later, 8, 2)], options);
      expect(result.unplaced).toEqual([]);
      expect(result.moves).toEqual([earlier]);
    }
  });
});

test('the best slots are the cheapest of all free places of their days, and each is on another day', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const instance = makeVariedInstance(seed, { hearings: 12, judges: 3, rooms: 3, days: 4, slots: 5 });
    const { placements } = search(instance, { seed: 1, steps: 300 });
    const { id, fixed } = instance.hearings.at(-1)!;
    if (fixed) continue;
    const group = arrangeFacts(instance, []).groupOf.get(id)!;
    const others = placements.filter(({ hearing }) => !group.some((one) => one.id === hearing));
    const facts = arrangeFacts(instance, others);
    const base = totalOf(costsOf(instance, { placements: others, unplaced: [] }));
    const ofDays = new Map<number, number>();
    for (const place of placesOf(instance, group)) {
      if (objectionsTo(subjectOf(group, place), facts).length > 0) continue;
      const added = { placements: [...others, ...placementsAt(group, place)], unplaced: [] };
      const cost = totalOf(costsOf(instance, added)) - base;
      ofDays.set(place.day, Math.min(cost, ofDays.get(place.day) ?? Number.POSITIVE_INFINITY));
    }
    const expected = [...ofDays.values()].sort((one, other) => one - other).slice(0, 3);
    const found = bestSlots(instance, placements, id);
    expect(found.map(({ cost }) => cost.toFixed(4))).toEqual(expected.map((cost) => cost.toFixed(4)));
    expect(new Set(found.map((one) => one.placements[0]!.day)).size).toBe(found.length);
  }
});
