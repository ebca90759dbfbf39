import { checkSolution } from '#domain/scheduling/checkSolution';
import { search } from '#domain/scheduling/search';
import { bruteForce } from '#domain/scheduling/testing/bruteForce';
import { makeVariedInstance } from '#domain/scheduling/testing/makeVariedInstance';

const large = { hearings: 60, judges: 6, rooms: 6, days: 8, slots: 16 };
const small = { hearings: 4, judges: 2, rooms: 2, days: 2, slots: 4 };

/** Random instances with every constraint: how many solutions break a rule, by the independent checker. */
export function measureRandom(count: number) {
  let broken = 0;
  for (let seed = 1; seed <= count; seed++) {
    const instance = makeVariedInstance(seed, large);
    if (checkSolution(instance, search(instance, { seed, steps: 300 })).length > 0) broken += 1;
  }
  return { n: count, broken };
}

/** Small random instances: how many solutions cost more than the best of all timetables. */
export function measureSmall(count: number) {
  let worse = 0;
  for (let seed = 1; seed <= count; seed++) {
    const instance = makeVariedInstance(seed, small);
    if (search(instance, { seed, steps: 3000 }).cost > bruteForce(instance) + 1e-6) worse += 1;
  }
  return { n: count, worse };
}
