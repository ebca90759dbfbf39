import { compileInstance } from './compileInstance.ts';
import { type Found, findSpot } from './findSpot.ts';
import type { Instance, Placement } from './Instance.ts';
import { placeAll } from './placeAll.ts';
import { randomOf } from './random.ts';
import { Timetable } from './Timetable.ts';
import { windowOf } from './windows.ts';

/** A place for a hearing and those that are heard together with it, and what it would add to the cost. */
export type BestSlot = { placements: readonly Placement[]; cost: number };

/** The cheapest free places of a hearing, each on another day, while all others stay. Its own present place is free to it. */
export function bestSlots(
  instance: Instance,
  placements: readonly Placement[],
  hearing: string,
  wanted = 3,
): BestSlot[] {
  const compiled = compileInstance(instance);
  const timetable = new Timetable(compiled);
  const unit = compiled.unitOf.get(hearing)!;
  const others = placements.filter((one) => compiled.unitOf.get(one.hearing) !== unit);
  placeAll(timetable, others);
  const random = randomOf(1);
  const [first, last] = windowOf(timetable, unit);
  const found: Found[] = [];
  for (let day = first; day <= last; day++) {
    const spot = findSpot(timetable, unit, Number.POSITIVE_INFINITY, random, 0, [day, day]);
    if (spot) found.push(spot);
  }
  found.sort((one, other) => one.cost - other.cost || one.day - other.day);
  return found.slice(0, wanted).map((spot) => ({ placements: timetable.placementsOf(unit, spot), cost: spot.cost }));
}
