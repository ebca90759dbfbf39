import { compileInstance } from './compileInstance.ts';
import { type Found, findSpot } from './findSpot.ts';
import type { Instance, Placement } from './Instance.ts';
import { placeAll } from './placeAll.ts';
import { randomOf } from './random.ts';
import { Timetable } from './Timetable.ts';
import { windowOf } from './windows.ts';

/** A place for a hearing and those that are heard together with it, and what it would add to the cost. */
export type BestSlot = { placements: readonly Placement[]; cost: number };

/** The best slots of a hearing, and the first day on which it has a free place; null if it has none. */
export type BestSlots = { slots: readonly BestSlot[]; first_day: number | null };

/** The cheapest free places of a hearing, each on another day, while all others stay. Its own present place is free to it. */
export function bestSlots(
  instance: Instance,
  placements: readonly Placement[],
  hearing: string,
  wanted = 3,
): readonly BestSlot[] {
  return bestSlotsOf(instance, placements, [hearing], wanted).get(hearing)!.slots;
}

/** The same for several hearings, each as if the others were not asked about. */
export function bestSlotsOf(
  instance: Instance,
  placements: readonly Placement[],
  hearings: readonly string[],
  wanted = 3,
): ReadonlyMap<string, BestSlots> {
  const compiled = compileInstance(instance);
  const timetable = new Timetable(compiled);
  placeAll(timetable, placements);
  return new Map(hearings.map((hearing) => [hearing, slotsOf(timetable, compiled.unitOf.get(hearing)!, wanted)]));
}

function slotsOf(timetable: Timetable, unit: number, wanted: number): BestSlots {
  const present = timetable.spots[unit];
  if (present) timetable.remove(unit);
  const random = randomOf(1);
  const [first, last] = windowOf(timetable, unit);
  const found: Found[] = [];
  for (let day = first; day <= last; day++) {
    const spot = findSpot(timetable, unit, Number.POSITIVE_INFINITY, random, 0, [day, day]);
    if (spot) found.push(spot);
  }
  const first_day = found[0]?.day ?? null;
  found.sort((one, other) => one.cost - other.cost || one.day - other.day);
  const slots = found
    .slice(0, wanted)
    .map((spot) => ({ placements: timetable.placementsOf(unit, spot), cost: spot.cost }));
  if (present) timetable.place(unit, present);
  return { slots, first_day };
}
