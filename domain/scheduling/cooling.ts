import type { Compiled } from './compileInstance.ts';

/** The shares of a search at which its cycles end: a short one, so that there is soon a good timetable, and a long one. */
const cycleEnds = [1 / 12, 1];
/** The temperature at the end of a cycle, of that at its beginning. */
const coldest = 0.005;

/** In which cycle a search is when a share of it, from 0 to 1, is over. */
export function cycleAt(share: number): number {
  const cycle = cycleEnds.findIndex((end) => share < end);
  return cycle < 0 ? cycleEnds.length - 1 : cycle;
}

/**
 * How much worse a timetable can become in one step, on average, as a factor of `scaleOf`: it falls within each cycle,
 * so that the last one ends with the search.
 */
export function coolness(share: number): number {
  const cycle = cycleAt(share);
  const begins = cycleEnds[cycle - 1] ?? 0;
  return coldest ** ((Math.min(share, 1) - begins) / (cycleEnds[cycle]! - begins));
}

/** The cost of a day of waiting of an average hearing, by which temperatures are set. */
export function scaleOf({ weight, weights, units }: Compiled): number {
  let sum = 0;
  for (const one of weight) sum += one;
  return Math.max(1e-6, (sum / Math.max(1, units)) * Math.max(weights.waiting, weights.lateness * 0.1) * 0.7);
}
