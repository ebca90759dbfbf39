import type { Compiled } from './compileInstance.ts';
import type { Place } from './Instance.ts';
import type { Spot } from './Spot.ts';

/** The spot of a unit whose hearings have these places; null if one has none, or they are not together. */
export function spotOf(compiled: Compiled, unit: number, places: readonly (Place | null)[]): Spot | null {
  const { parts, poolNamesOf, at, calls } = compiled;
  const first = places[0];
  if (!first) return null;
  const call = first.sitting === null ? -1 : (at.sitting.get(first.sitting) ?? -1);
  const judge = at.judge.get(first.judge);
  const room = at.room.get(first.room);
  if (judge === undefined || room === undefined || (first.sitting !== null && call < 0)) return null;
  const memberOf = new Map<string, string>();
  for (const [index, place] of places.entries()) {
    const { hearing, offset } = parts[unit]![index]!;
    if (!place || place.day !== first.day || place.judge !== first.judge || place.room !== first.room) return null;
    if (place.sitting !== first.sitting || (call < 0 && place.slot !== first.slot + offset)) return null;
    for (const [pool, member] of place.members.entries()) memberOf.set(hearing.pools[pool] ?? '', member);
  }
  const members = poolNamesOf[unit]!.map((pool) => at.person.get(memberOf.get(pool) ?? '') ?? -1);
  return { day: first.day, slot: call < 0 ? first.slot : calls[call]!.slot, judge, room, call, members };
}
