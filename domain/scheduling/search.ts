import { type Compiled, compileInstance } from './compileInstance.ts';
import { type Found, findSpot } from './findSpot.ts';
import type { Instance, Placement, Solution } from './Instance.ts';
import { Chosen, costlyUnit, findNeighbors, neighborhoods } from './neighborhoods.ts';
import { placeAll } from './placeAll.ts';
import { type Random, randomOf } from './random.ts';
import type { Spot } from './Spot.ts';
import { Timetable } from './Timetable.ts';

/** The same instance, seed, and number of steps give the same solution. */
export type SearchOptions = {
  seed: number;
  /** How many times a part of the timetable is taken apart and built again. */
  steps: number;
  /** Where the search begins; without it, at the present places of the hearings. */
  from?: readonly Placement[];
  /** Called about every 200 steps; the search ends when it returns false. */
  onProgress?: (progress: { step: number; cost: number; best: () => Solution }) => boolean;
};

export type SearchResult = Solution & { steps: number };

const stepsBetweenReports = 200;
/** The share of judges’ days that are passed over when a unit is placed. */
const blinks = 0.01;

/**
 * A large-neighborhood search: takes some related hearings out of the timetable, places each again where it costs
 * least, and keeps the result if it is better, or with falling probability if it is worse (simulated annealing in cycles
 * of doubling length, so that it can end at any time).
 */
export function search(instance: Instance, { seed, steps, from, onProgress }: SearchOptions): SearchResult {
  const compiled = compileInstance(instance);
  const random = randomOf(seed);
  const timetable = new Timetable(compiled);
  placeAll(timetable, from ?? presentPlaces(instance));
  const neighbors = findNeighbors(compiled);
  const { movable } = neighbors;
  rebuild(
    timetable,
    Array.from(movable).filter((unit) => !timetable.spots[unit]),
    byUrgency(compiled),
    Infinity,
    random,
    0,
  );
  let best = timetable.spots.slice();
  let bestCost = timetable.cost;
  const chosen = new Chosen(compiled);
  const removed: (Spot | null)[] = [];
  const tried = neighborhoods.map(() => 1);
  const gained = neighborhoods.map(() => 1);
  const scale = scaleOf(compiled);
  let step = 0;
  let cycle = Math.max(4000, movable.length * 8);
  let begun = 0;
  for (; step < steps && movable.length > 0; step++) {
    if (onProgress && step % stepsBetweenReports === 0) {
      const now = { step, cost: bestCost, best: () => solutionOf(compiled, best) };
      if (!onProgress(now)) break;
    }
    if (step - begun >= cycle) {
      begun = step;
      cycle *= 2;
      restore(timetable, best, movable);
    }
    const temperature = scale * 0.005 ** ((step - begun) / cycle);
    const before = timetable.cost;
    const which = chooseNeighborhood(tried, gained, random);
    const unit =
      random() < 0.6 ? costlyUnit(timetable, neighbors, random) : movable[Math.floor(random() * movable.length)]!;
    chosen.clear();
    neighborhoods[which]!(timetable, neighbors, unit, random, chosen);
    const list = chosen.list;
    removed.length = 0;
    for (const one of list) {
      removed.push(timetable.spots[one]!);
      timetable.remove(one);
    }
    const limit = before - temperature * Math.log(1 - random());
    const order = orderOf(compiled, unit, random);
    const isKept = rebuild(timetable, list.slice(), order, limit, random, blinks);
    tried[which]! += 1;
    if (!isKept) {
      for (const one of list) timetable.remove(one);
      for (const [index, one] of list.entries()) if (removed[index]) timetable.place(one, removed[index]!);
    } else if (timetable.cost < before - tolerance) {
      gained[which]! += 1;
      if (timetable.cost < bestCost - tolerance) {
        bestCost = timetable.cost;
        best = timetable.spots.slice();
      }
    }
    if (step % 4096 === 0) for (const list of [tried, gained]) for (const index of list.keys()) list[index]! *= 0.5;
  }
  restore(timetable, best, movable);
  polish(timetable, movable, random);
  return { ...timetable.toSolution(), steps: step };
}

function solutionOf(compiled: Compiled, spots: readonly (Spot | null)[]): Solution {
  const timetable = new Timetable(compiled);
  restore(timetable, spots, findNeighbors(compiled).movable);
  return timetable.toSolution();
}

/** Where the hearings are now. */
function presentPlaces({ hearings }: Instance): Placement[] {
  return hearings.flatMap(({ id, current }) => (current ? [{ ...current, hearing: id }] : []));
}

function restore(timetable: Timetable, spots: readonly (Spot | null)[], movable: Int32Array): void {
  for (const unit of movable) if (timetable.spots[unit] !== spots[unit]) timetable.remove(unit);
  for (const unit of movable) {
    const spot = spots[unit];
    if (spot && timetable.spots[unit] !== spot) timetable.place(unit, spot);
  }
}

/** Moves single hearings to cheaper spots until none has one. */
function polish(timetable: Timetable, movable: Int32Array, random: Random): void {
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const unit of movable) {
      const spot = timetable.spots[unit];
      if (spot) timetable.remove(unit);
      const limit = spot ? timetable.costOf(unit, spot) - tolerance : timetable.compiled.unplacedCost[unit]!;
      const found = findSpot(timetable, unit, limit, random, 0);
      if (found) timetable.place(unit, found);
      else if (spot) timetable.place(unit, spot);
      isBetter ||= found !== null;
    }
  }
}

/** A smaller difference of costs is an error of rounding. */
const tolerance = 1e-7;

/**
 * Places units one by one, each where it costs least. False, as soon as it is certain that the timetable will cost the
 * limit or more.
 */
function rebuild(
  timetable: Timetable,
  units: number[],
  order: (unit: number) => number,
  limit: number,
  random: Random,
  share: number,
): boolean {
  const { compiled } = timetable;
  sortBy(units, order);
  // The least that the timetable can cost: each unit that remains costs at least its first day.
  let least = timetable.cost;
  for (const unit of units) least -= compiled.unplacedCost[unit]! - leastOf(compiled, unit);
  for (const unit of units) {
    if (least >= limit) return false;
    const before = timetable.cost;
    const found: Found | null = findSpot(timetable, unit, compiled.unplacedCost[unit]!, random, share);
    if (found) timetable.place(unit, found);
    least += timetable.cost - before + compiled.unplacedCost[unit]! - leastOf(compiled, unit);
  }
  return timetable.cost < limit - tolerance;
}

/** The keys of the units that are sorted. */
const keys: number[] = [];

/** Sorts a few units by their keys, each computed once. */
function sortBy(units: number[], order: (unit: number) => number): void {
  for (let n = 0; n < units.length; n++) {
    const unit = units[n]!;
    const key = order(unit);
    let at = n;
    for (; at > 0 && keys[at - 1]! > key; at--) {
      units[at] = units[at - 1]!;
      keys[at] = keys[at - 1]!;
    }
    units[at] = unit;
    keys[at] = key;
  }
}

function leastOf({ dayCost, days, earliest, latest }: Compiled, unit: number): number {
  return earliest[unit]! <= latest[unit]! ? dayCost[unit * days + earliest[unit]!]! : 0;
}

const byUrgency = (compiled: Compiled) => (unit: number) =>
  compiled.earliest[unit]! * 4 - compiled.weight[unit]! / compiled.length[unit]!;

/** The order in which removed units are placed again: one of five, by chance. */
function orderOf(compiled: Compiled, first: number, random: Random): (unit: number) => number {
  const draw = random();
  if (draw < 0.3) return (unit) => (unit === first ? -1 : random());
  if (draw < 0.5) return () => random();
  if (draw < 0.65) return (unit) => -compiled.length[unit]! + random() * 0.5;
  if (draw < 0.9) return (unit) => -compiled.weight[unit]! / compiled.length[unit]! + random() * 0.1;
  return (unit) => compiled.latest[unit]!;
}

/** A neighborhood, the more often the more it has gained; each keeps a share. */
function chooseNeighborhood(tried: readonly number[], gained: readonly number[], random: Random): number {
  let sum = 0;
  for (const [index, times] of tried.entries()) sum += 0.01 + gained[index]! / times;
  let draw = random() * sum;
  for (const [index, times] of tried.entries()) {
    draw -= 0.01 + gained[index]! / times;
    if (draw < 0) return index;
  }
  return 0;
}

/** The cost of a day of waiting of an average hearing, by which temperatures are set. */
function scaleOf({ weight, weights, units }: Compiled): number {
  let sum = 0;
  for (const one of weight) sum += one;
  return Math.max(1e-6, (sum / Math.max(1, units)) * Math.max(weights.waiting, weights.lateness * 0.1) * 0.7);
}
