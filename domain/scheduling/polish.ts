import { findSpot } from './findSpot.ts';
import type { Random } from './random.ts';
import { tolerance } from './rebuild.ts';
import type { Timetable } from './Timetable.ts';

/** Moves single hearings to cheaper spots until none has one. */
export function polish(timetable: Timetable, movable: Int32Array, random: Random): void {
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
