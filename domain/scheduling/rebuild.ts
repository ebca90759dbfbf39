import type { Compiled } from './compileInstance.ts';
import { type Found, findSpot } from './findSpot.ts';
import type { Random } from './random.ts';
import type { Timetable } from './Timetable.ts';

/** A smaller difference of costs is an error of rounding. */
export const tolerance = 1e-7;

/**
 * Places units one by one, each where it costs least. False, as soon as it is certain that the timetable will cost the
 * limit or more.
 */
export function rebuild(
  timetable: Timetable,
  units: number[],
  order: (unit: number) => number,
  limit: number,
  random: Random,
  blinks: number,
): boolean {
  const { compiled } = timetable;
  sortBy(units, order);
  // The least that the timetable can cost: each unit that remains costs at least its first day.
  let least = timetable.cost;
  for (const unit of units) least -= compiled.unplacedCost[unit]! - leastOf(compiled, unit);
  for (const unit of units) {
    if (least >= limit) return false;
    const unplaced = compiled.unplacedCost[unit]!;
    const before = timetable.cost;
    const most = leastOf(compiled, unit) + limit - least;
    const found: Found | null = findSpot(timetable, unit, Math.min(unplaced, most), random, blinks);
    if (found) timetable.place(unit, found);
    else if (most < unplaced) return false;
    least += timetable.cost - before + unplaced - leastOf(compiled, unit);
  }
  return timetable.cost < limit - tolerance;
}

/** The order in which a timetable is built: what is ready first, the most urgent for its length first. */
export const byUrgency = (compiled: Compiled) => (unit: number) =>
  compiled.earliest[unit]! * 4 - compiled.weight[unit]! / compiled.length[unit]!;

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
