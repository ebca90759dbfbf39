import { describe, expect, test } from 'vitest';
import { checkSolution } from './checkSolution.ts';
import { search } from './search.ts';
import { bruteForce } from './testing/bruteForce.ts';
import { makeVariedInstance } from './testing/makeVariedInstance.ts';

const small = { hearings: 4, judges: 2, rooms: 2, days: 2, slots: 4 };
const large = { hearings: 40, judges: 5, rooms: 5, days: 6, slots: 12 };

describe('the search', () => {
  test('breaks no rule in 200 random instances, by the independent checker', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const instance = makeVariedInstance(seed, large);
      const solution = search(instance, { seed, steps: 60 });
      expect({ seed, violations: checkSolution(instance, solution) }).toEqual({ seed, violations: [] });
    }
  });

  test('costs as little as any timetable of small instances, all of which are tried', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const instance = makeVariedInstance(seed, small);
      const { cost } = search(instance, { seed: 1, steps: 3000 });
      expect({ seed, cost }).toEqual({ seed, cost: expect.closeTo(bruteForce(instance), 5) });
    }
  });

  test('gives the same solution for the same instance, seed, and number of steps', () => {
    const instance = makeVariedInstance(7, large);
    const options = { seed: 3, steps: 1000 };
    expect(search(instance, options)).toEqual(search(instance, options));
  });

  test('can end at any time: each solution so far keeps every rule, and none is worse than the one before', () => {
    const instance = makeVariedInstance(12, large);
    const costs: number[] = [];
    const last = search(instance, {
      ...{ seed: 1, steps: 10_000 },
      onProgress: ({ step, cost, best }) => {
        expect(checkSolution(instance, best())).toEqual([]);
        costs.push(cost);
        return step < 2000;
      },
    });
    expect(costs).toEqual([...costs].sort((one, other) => other - one));
    expect(last.steps).toBe(2000);
    expect(last.cost).toBeLessThanOrEqual(costs.at(-1)!);
  });
});
