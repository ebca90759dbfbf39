import { describe, expect, test } from 'vitest';
import { findConflict } from './findConflict.ts';
import type { Instance } from './Instance.ts';
import { proveFeasible } from './proveFeasible.ts';
import { keepHearings, type Requirement, requirementsOf, waiveRequirement } from './Requirement.ts';
import { search } from './search.ts';
import { bruteForce } from './testing/bruteForce.ts';
import { makeInstance } from './testing/makeInstance.ts';
import { makeVariedInstance } from './testing/makeVariedInstance.ts';

/** Only the hearings and requirements of a conflict. */
function partOf(instance: Instance, requirements: readonly Requirement[]): Instance {
  const kept = new Set(requirements.flatMap((one) => (one.code === 'hearing' ? [one.hearing] : [])));
  const isIn = (one: Requirement) => requirements.some((other) => JSON.stringify(other) === JSON.stringify(one));
  const part = keepHearings(instance, (id) => kept.has(id));
  return requirementsOf(part)
    .filter((one) => !isIn(one))
    .reduce((rest, one) => waiveRequirement(rest, one), part);
}

const isFeasible = (instance: Instance) => bruteForce(instance) < instance.weights.unplaced;

describe('the conflict of an instance in which not all hearings have places', () => {
  test('is irreducible: all of it is infeasible, and all but any one of its requirements is feasible', () => {
    let conflicts = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const instance = makeVariedInstance(seed, { hearings: 5, judges: 2, rooms: 2, days: 2, slots: 4 });
      const [unplaced] = search(instance, { seed: 1, steps: 500 }).unplaced;
      if (unplaced === undefined) continue;
      const conflict = findConflict(instance, unplaced);
      if (!conflict?.isMinimal) continue;
      conflicts += 1;
      const { requirements } = conflict;
      expect({ seed, isFeasible: isFeasible(partOf(instance, requirements)) }).toEqual({ seed, isFeasible: false });
      for (const requirement of requirements) {
        const rest = requirements.filter((one) => one !== requirement);
        expect({ seed, requirement, isFeasible: isFeasible(partOf(instance, rest)) }).toMatchObject({
          isFeasible: true,
        });
      }
    }
    expect(conflicts).toBeGreaterThan(12);
  });

  test('is found among many hearings: three that need one day of one judge', () => {
    const base = makeInstance({ hearings: 80, judges: 6, rooms: 6, days: 10 }, 2);
    const instance = {
      ...base,
      judges: base.judges.map((one) => ({ ...one, away: [] })),
      hearings: base.hearings.map((one, index) =>
        index >= 20 && index < 23
          ? {
              ...one,
              judges: ['J1'],
              slots: 6,
              earliest: 3,
              latest: 3,
              latest_authority: 'Pen. Code § 1382',
              people: [],
            }
          : one,
      ),
    };
    const conflict = findConflict(instance, 'H21')!;
    expect(conflict.isMinimal).toBe(true);
    const named = conflict.requirements.map((one) => ('hearing' in one ? `${one.code} ${one.hearing}` : one.code));
    expect(named.filter((one) => one.startsWith('hearing')).toSorted()).toEqual([
      'hearing H20',
      'hearing H21',
      'hearing H22',
    ]);
    expect(named).toContain('too_late H21');
    expect(conflict.requirements).toContainEqual({
      ...{ code: 'too_late', hearing: 'H20', day: 3, authority: 'Pen. Code § 1382' },
    });
    expect(named).toHaveLength(12);
  });
});

test('a proof agrees with trying all timetables', () => {
  for (let seed = 100; seed <= 160; seed++) {
    const instance = makeVariedInstance(seed, { hearings: 4, judges: 2, rooms: 2, days: 2, slots: 4 });
    const proven = proveFeasible(instance);
    expect({ seed, proven }).toEqual({ seed, proven: isFeasible(instance) ? 'feasible' : 'infeasible' });
  }
});
