import { canTake } from './canTake.ts';
import { compileInstance } from './compileInstance.ts';
import type { Instance, Solution } from './Instance.ts';
import { placeAll } from './placeAll.ts';
import type { Spot } from './Spot.ts';
import { Timetable } from './Timetable.ts';

/**
 * The solution with each hearing as early on its day as judge, courtroom, and people are free, which costs nothing: the
 * search does not distinguish the times of a day. Hearings stay at their present places.
 */
export function pullForward(instance: Instance, solution: Solution): Solution {
  const compiled = compileInstance(instance);
  const timetable = new Timetable(compiled);
  placeAll(timetable, solution.placements);
  const { spots, presents } = timetable;
  const movable = [...spots.entries()]
    .flatMap(([unit, spot]) => (spot && !compiled.fixed[unit] ? [{ unit, spot }] : []))
    .filter(({ unit, spot }) => spot.call < 0 && !isSameTime(spot, presents[unit]!))
    .sort((one, other) => one.spot.day - other.spot.day || one.spot.slot - other.spot.slot);
  for (const { unit, spot } of movable) {
    timetable.remove(unit);
    let { slot } = spot;
    for (let earlier = 0; earlier < spot.slot && slot === spot.slot; earlier++) {
      if (canTake(timetable, unit, { ...spot, slot: earlier })) slot = earlier;
    }
    timetable.place(unit, { ...spot, slot });
  }
  const pulled = timetable.toSolution();
  return pulled.unplaced.length > solution.unplaced.length ? solution : pulled;
}

function isSameTime({ day, slot, judge, room }: Spot, present: Spot | null): boolean {
  return present?.day === day && present.slot === slot && present.judge === judge && present.room === room;
}
