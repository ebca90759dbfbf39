import type { Timetable } from './Timetable.ts';

/** The days between the hearings that precede this unit and those that follow it. */
export function windowOf({ compiled, spots }: Timetable, unit: number): [first: number, last: number] {
  let first = compiled.earliest[unit]!;
  let last = compiled.latest[unit]!;
  if (compiled.isLinked[unit]) {
    for (const other of compiled.after[unit]!) first = Math.max(first, spots[other]?.day ?? 0);
    for (const other of compiled.before[unit]!) last = Math.min(last, spots[other]?.day ?? last);
  }
  return [first, last];
}

/** The slots of a day after the hearings that precede the unit and before those that follow it. */
export function slotsOpenTo({ compiled, spots }: Timetable, unit: number, day: number): [from: number, to: number] {
  let from = 0;
  let to = 64;
  if (!compiled.isLinked[unit]) return [from, to];
  for (const other of compiled.after[unit]!) {
    const spot = spots[other];
    if (spot?.day === day) from = Math.max(from, spot.slot + lengthIn(compiled, other, spot.call));
  }
  for (const other of compiled.before[unit]!) {
    const spot = spots[other];
    if (spot?.day === day) to = Math.min(to, spot.slot);
  }
  return [from, to];
}

/** The slots that a unit takes: hearings of a sitting are called at the same time. */
function lengthIn({ length, longest }: Timetable['compiled'], unit: number, call: number): number {
  return call < 0 ? length[unit]! : longest[unit]!;
}
