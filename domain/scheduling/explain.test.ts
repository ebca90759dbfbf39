import { describe, expect, test } from 'vitest';
import { objectionsTo } from './constraints.ts';
import { Explanation } from './explain.ts';
import { arrangeFacts, subjectOf } from './Facts.ts';
import type { Objection } from './Objection.ts';
import { randomOf } from './random.ts';
import { search } from './search.ts';
import { placesOf } from './testing/bruteForce.ts';
import { makeVariedInstance } from './testing/makeVariedInstance.ts';
import { objectionsWithout } from './testing/objectionsWithout.ts';

const most = { hearings: 14, judges: 3, rooms: 3, days: 3, slots: 6 };

/** Whether an objection goes with another one: a hearing takes both judge and room; another member of a pool is free. */
function hasOtherCause(one: Objection, others: readonly Objection[]): boolean {
  if ('by' in one && others.some((other) => 'by' in other && other.by === one.by)) return true;
  if ('kind' in one && one.kind === 'person' && /^[IS]/.test(one.id)) return true;
  return one.code === 'sitting_held' && others.some(({ code }) => code === 'sitting_held');
}

describe('why a hearing is not at another slot', () => {
  const seen = new Set<string>();

  test('names what objects: if all of it is dropped, the slot becomes feasible, and if one part remains, it does not', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const instance = makeVariedInstance(seed, most);
      const solution = search(instance, { seed: 1, steps: 100 });
      const explanation = new Explanation(instance, solution);
      const random = randomOf(seed);
      for (const { id: hearing } of instance.hearings) {
        const group = arrangeFacts(instance, []).groupOf.get(hearing)!;
        const places = placesOf(instance, group);
        const called = places.filter(({ sitting }) => sitting !== null);
        const chance = [1, 2, 3].map(() => places[Math.floor(random() * places.length)]!);
        for (const at of [...chance, ...called]) {
          const why = explanation.whyNot(hearing, at);
          for (const { code } of why.objections) seen.add(code);
          expect(objectionsWithout(instance, solution.placements, hearing, why, why.objections)).toEqual([]);
          for (const one of why.objections) {
            const others = why.objections.filter((other) => other !== one);
            const remaining = objectionsWithout(instance, solution.placements, hearing, why, others);
            if (!hasOtherCause(one, others)) expect({ seed, one, remaining }).not.toEqual({ seed, one, remaining: [] });
          }
        }
      }
    }
  });

  test('was tested with all objections that the court can give up', () => {
    const codes: Objection['code'][] = [
      ...(['past', 'too_early', 'too_late', 'closed', 'outside_day', 'not_assigned', 'not_qualified'] as const),
      ...(['disqualified', 'room_lacks', 'away', 'taken', 'sitting_held', 'sitting_full'] as const),
      ...(['not_in_sitting', 'not_of_sitting', 'outside_sitting', 'follows', 'precedes', 'fixed'] as const),
    ];
    expect(codes.filter((code) => !seen.has(code))).toEqual([]);
  });
});

test('each day that would cost less has an objection, or costs more in another way', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const instance = makeVariedInstance(seed, most);
    const solution = search(instance, { seed: 1, steps: 300 });
    const explanation = new Explanation(instance, solution);
    const fixed = new Set(instance.hearings.filter((one) => one.fixed).map(({ id }) => id));
    for (const { hearing } of solution.placements) {
      const why = explanation.why(hearing)!;
      expect(why.cost).toBeCloseTo(Object.values(why.terms).reduce((sum, term) => sum + term, 0));
      for (const { objections, difference } of why.cheaper) {
        if (objections.length === 0 && !fixed.has(hearing)) expect(difference).toBeGreaterThanOrEqual(-1e-6);
      }
    }
  }
});

test('a slot to which nothing objects states what it would cost more, by term', () => {
  const instance = makeVariedInstance(3, most);
  const solution = search(instance, { seed: 1, steps: 500 });
  const facts = arrangeFacts(instance, solution.placements);
  const explanation = new Explanation(instance, solution);
  let free = 0;
  for (const group of facts.groups) {
    for (const place of placesOf(instance, group)) {
      if (place.sitting !== null || objectionsTo(subjectOf(group, place), facts).length > 0) continue;
      const { objections, difference, terms } = explanation.whyNot(group[0]!.id, place);
      expect(objections).toEqual([]);
      expect(difference).toBeGreaterThanOrEqual(-1e-6);
      expect(Object.values(terms).reduce((sum, term) => sum + term, 0)).toBeCloseTo(difference);
      free += 1;
    }
  }
  expect(free).toBeGreaterThan(5);
});
