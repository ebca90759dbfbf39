import { canTake } from './canTake.ts';
import type { Placement } from './Instance.ts';
import { spotOf } from './spotOf.ts';
import type { Timetable } from './Timetable.ts';

/** Puts hearings in these places, as far as the rules allow; fixed ones are in their own. */
export function placeAll(timetable: Timetable, placements: readonly Placement[]): void {
  const { compiled } = timetable;
  const placed = new Map(placements.map((one) => [one.hearing, one]));
  for (let unit = 0; unit < compiled.units; unit++) {
    if (compiled.fixed[unit]) continue;
    const places = compiled.parts[unit]!.map(({ hearing }) => placed.get(hearing.id) ?? null);
    const spot = spotOf(compiled, unit, places);
    if (spot && canTake(timetable, unit, spot)) timetable.place(unit, spot);
  }
}
