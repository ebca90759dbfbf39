import { expect, test } from 'vitest';
import { checkSolution } from './checkSolution.ts';
import { pullForward } from './pullForward.ts';
import { search } from './search.ts';
import { makeVariedInstance } from './testing/makeVariedInstance.ts';

const most = { hearings: 14, judges: 3, rooms: 3, days: 3, slots: 6 };

test('hearings are as early on their days as they can be: no rule is broken, and nothing costs more', () => {
  let earlier = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const instance = makeVariedInstance(seed, most);
    const solution = search(instance, { seed: 1, steps: 200 });
    const pulled = pullForward(instance, solution);
    expect(checkSolution(instance, pulled)).toEqual([]);
    expect(pulled.cost).toBeLessThanOrEqual(solution.cost + 1e-6);
    const before = new Map(solution.placements.map((one) => [one.hearing, one]));
    for (const { hearing, day, slot } of pulled.placements) {
      const was = before.get(hearing)!;
      expect(day).toBe(was.day);
      expect(slot).toBeLessThanOrEqual(was.slot);
      if (slot < was.slot) earlier += 1;
    }
    expect(pullForward(instance, pulled)).toEqual(pulled);
  }
  expect(earlier).toBeGreaterThan(10);
});
