import type { Spot } from './Spot.ts';
import { highWord, lowWord } from './slotRuns.ts';
import type { Timetable } from './Timetable.ts';
import { slotsOpenTo, windowOf } from './windows.ts';

/** Whether the rules allow a unit in a spot, as the timetable is. */
export function canTake(timetable: Timetable, unit: number, spot: Spot): boolean {
  const { compiled } = timetable;
  const { judgesOf, longest, length, instance, callsOf } = compiled;
  const { day, slot, judge, call } = spot;
  const [first, last] = windowOf(timetable, unit);
  if (day < first || day > last || !judgesOf[unit]!.includes(judge)) return false;
  const to = slot + (call < 0 ? length[unit]! : longest[unit]!);
  const [opens, closes] = slotsOpenTo(timetable, unit, day);
  if (slot < 0 || slot < opens || to > closes || to > instance.days[day]!.slots) return false;
  return call < 0 ? isFree(timetable, unit, spot, to) : callsOf[unit]!.includes(call) && hasRoom(timetable, unit, spot);
}

function isFree({ compiled, judges, rooms, people }: Timetable, unit: number, spot: Spot, to: number): boolean {
  const { days, closed, duty, fitsRoom, peopleOf, poolsOf } = compiled;
  const { day, slot, judge, room, members } = spot;
  const low = lowWord(slot, to);
  const high = highWord(slot, to);
  const meets = (words: Int32Array, at: number) => ((words[at * 2]! & low) | (words[at * 2 + 1]! & high)) !== 0;
  const isOnDuty = (duty.get(judge * days + day) ?? []).some(([a, b]) => (low & ~a) === 0 && (high & ~b) === 0);
  if (meets(closed, day) && !isOnDuty) return false;
  if (!fitsRoom[unit * compiled.rooms + room] || meets(judges, judge * days + day) || meets(rooms, room * days + day))
    return false;
  const pools = poolsOf[unit]!;
  if (members.length !== pools.length || !pools.every((pool, index) => pool.includes(members[index]!))) return false;
  if (new Set(members).size < members.length) return false;
  return ![...peopleOf[unit]!, ...members].some((person) => meets(people, person * days + day));
}

function hasRoom({ compiled, called }: Timetable, unit: number, { call, slot, day }: Spot): boolean {
  const { calls, size, longest, poolsOf, peopleOf, peopleTaken, days } = compiled;
  const { capacity, slots } = calls[call]!;
  if (called[call]! + size[unit]! > capacity || slots < longest[unit]! || poolsOf[unit]!.length > 0) return false;
  const [low, high] = [lowWord(slot, slot + longest[unit]!), highWord(slot, slot + longest[unit]!)];
  return !Array.from(peopleOf[unit]!).some((person) => {
    const at = (person * days + day) * 2;
    return ((peopleTaken[at]! & low) | (peopleTaken[at + 1]! & high)) !== 0;
  });
}
