import { canTake } from './canTake.ts';
import type { Random } from './random.ts';
import { noMembers, type Spot } from './Spot.ts';
import { highWord, lowestSlot, lowWord, runStarts, starts } from './slotRuns.ts';
import type { Timetable } from './Timetable.ts';
import { slotsOpenTo, windowOf } from './windows.ts';

/** The spot that was found last, and what it would add to the cost. */
export type Found = Spot & { cost: number };

/** Masks of the slots open to a unit on a day: its people are free, and linked hearings end before and begin after. */
let openLow = 0;
let openHigh = 0;

/**
 * The cheapest free spot of a unit that costs less than a limit, or null. With a share of `blinks`, a judge’s day is
 * passed over, so that the search does not build the same timetable again.
 */
export function findSpot(
  timetable: Timetable,
  unit: number,
  limit: number,
  random: Random,
  blinks: number,
  [first, last]: readonly [number, number] = windowOf(timetable, unit),
): Found | null {
  const { judgesOf, dayCost, callsOf, days } = timetable.compiled;
  const judges = judgesOf[unit]!;
  let best = findPresent(timetable, unit, limit, first, last);
  let below = best?.cost ?? limit;
  for (const call of callsOf[unit]!) {
    const found = findInCall(timetable, unit, call, below, first, last);
    if (found) {
      best = found;
      below = found.cost;
    }
  }
  const offset = judges.length > 1 ? Math.floor(random() * judges.length) : 0;
  // The number of judges’ days until the next one that is passed over.
  let untilBlink = blinks > 0 ? Math.log(1 - random()) / Math.log(1 - blinks) : Number.POSITIVE_INFINITY;
  for (let day = first; day <= last; day++) {
    // A later day never costs less by itself.
    const cost = dayCost[unit * days + day]!;
    if (cost >= below) break;
    openDay(timetable, unit, day);
    if ((openLow | openHigh) === 0) continue;
    const [low, high] = [openLow, openHigh];
    let withPeople = -1;
    for (let n = 0; n < judges.length; n++) {
      const judge = judges[n + offset < judges.length ? n + offset : n + offset - judges.length]!;
      if (--untilBlink < 0) {
        untilBlink = Math.log(1 - random()) / Math.log(1 - blinks);
        continue;
      }
      if (!canBegin(timetable, unit, judge, day, low, high)) continue;
      if (withPeople < 0) withPeople = cost + timetable.costOfAppearances(unit, day);
      const found = findWithJudge(timetable, unit, judge, day, withPeople, below, random);
      if (!found) continue;
      best = found;
      below = found.cost;
      if (cost >= below) break;
    }
  }
  return best;
}

/** The present spot of the unit, if it is free: what costs less than a move need not be searched for long. */
function findPresent(timetable: Timetable, unit: number, limit: number, first: number, last: number): Found | null {
  if (!timetable.compiled.mayMove[unit]) return null;
  const spot = timetable.presents[unit];
  if (!spot || spot.day < first || spot.day > last || !canTake(timetable, unit, spot)) return null;
  const cost = timetable.costOf(unit, spot);
  return cost < limit ? { ...spot, cost } : null;
}

function openDay({ compiled, people }: Timetable, unit: number, day: number): void {
  const { peopleOf, days } = compiled;
  openLow = -1;
  openHigh = -1;
  for (const person of peopleOf[unit]!) {
    const at = (person * days + day) * 2;
    openLow &= ~people[at]!;
    openHigh &= ~people[at + 1]!;
  }
}

/** Masks of the slots at which a unit could begin with this judge. */
let beginLow = 0;
let beginHigh = 0;

function canBegin(timetable: Timetable, unit: number, judge: number, day: number, low: number, high: number): boolean {
  const { compiled, judges } = timetable;
  const { days, closed, duty, length } = compiled;
  const at = judge * days + day;
  const freeLow = low & ~judges[at * 2]!;
  const freeHigh = high & ~judges[at * 2 + 1]!;
  const inHoursLow = freeLow & ~closed[day * 2]!;
  const inHoursHigh = freeHigh & ~closed[day * 2 + 1]!;
  if ((inHoursLow | inHoursHigh) === 0 && duty.size === 0) return false;
  runStarts(inHoursLow, inHoursHigh, length[unit]!);
  beginLow = starts.low;
  beginHigh = starts.high;
  if (duty.size > 0) {
    for (const [dutyLow, dutyHigh] of duty.get(at) ?? []) {
      runStarts(freeLow & dutyLow, freeHigh & dutyHigh, length[unit]!);
      beginLow |= starts.low;
      beginHigh |= starts.high;
    }
  }
  if (compiled.isLinked[unit]) {
    const [from, to] = slotsOpenTo(timetable, unit, day);
    beginLow &= lowWord(from, to - length[unit]! + 1);
    beginHigh &= highWord(from, to - length[unit]! + 1);
  }
  return (beginLow | beginHigh) !== 0;
}

/** The cheapest room for a unit that could begin in the slots of `beginLow` and `beginHigh`. */
function findWithJudge(
  timetable: Timetable,
  unit: number,
  judge: number,
  day: number,
  costOfDay: number,
  limit: number,
  random: Random,
): Found | null {
  const { compiled } = timetable;
  const { roomsOf, homes, fitsRoom, rooms, mayMove, current, days } = compiled;
  const cost = costOfDay + timetable.costOfLoad(unit, judge, day);
  if (cost >= limit) return null;
  const home = homes[judge]!;
  const now = mayMove[unit] ? current[unit]![0] : null;
  const present = now && now.judge === judge && now.day === day && now.call < 0 ? now.room : -1;
  let best: Found | null = null;
  let below = limit;
  const others = roomsOf[unit]!;
  const offset = Math.floor(random() * others.length);
  // The present room, the home, then all others.
  for (let n = -2; n < others.length && below > cost; n++) {
    let room = n === -2 ? present : home;
    if (n >= 0) {
      // Away from home, no room costs less than this.
      if (home >= 0 && cost + compiled.weights.other_room >= below) break;
      room = others[n + offset < others.length ? n + offset : n + offset - others.length]!;
      if (room === home || room === present) continue;
    } else if (room < 0 || fitsRoom[unit * rooms + room] !== 1) continue;
    const at = (room * days + day) * 2;
    if (((beginLow & ~timetable.rooms[at]!) | (beginHigh & ~timetable.rooms[at + 1]!)) === 0) continue;
    const inRoom = cost + timetable.costOfRoom(unit, judge, day, room);
    if (inRoom >= below) continue;
    const found = findInRoom(timetable, unit, judge, day, room, inRoom, random);
    if (!found || found.cost >= below) continue;
    best = found;
    below = found.cost;
  }
  return best;
}

function findInRoom(
  timetable: Timetable,
  unit: number,
  judge: number,
  day: number,
  room: number,
  costInRoom: number,
  random: Random,
): Found | null {
  const { compiled, rooms } = timetable;
  const { days, length, poolsOf, mayMove, current } = compiled;
  const slots = length[unit]!;
  const at = (room * days + day) * 2;
  let low = beginLow;
  let high = beginHigh;
  if ((rooms[at]! | rooms[at + 1]!) !== 0) {
    runStarts(~rooms[at]!, ~rooms[at + 1]!, slots);
    low &= starts.low;
    high &= starts.high;
    if ((low | high) === 0) return null;
  }
  let members = noMembers;
  const pools = poolsOf[unit]!;
  if (pools.length > 0) {
    const chosen = chooseMembers(timetable, pools, day, slots, low, high, random);
    if (!chosen) return null;
    ({ members, low, high } = chosen);
  }
  const now = mayMove[unit] ? current[unit]![0] : null;
  const stays = now && now.day === day && now.judge === judge && now.room === room && isSet(low, high, now.slot);
  const slot = stays ? now.slot : chooseSlot(timetable, (judge * days + day) * 2, slots, low, high, random);
  const cost = mayMove[unit] ? costInRoom + timetable.costOfMove(unit, day, slot, judge, room, -1) : costInRoom;
  return { day, slot, judge, room, call: -1, members, cost };
}

/** A slot that leaves the judge’s free time in as few pieces as possible. */
function chooseSlot(
  { judges, compiled }: Timetable,
  at: number,
  slots: number,
  low: number,
  high: number,
  random: Random,
): number {
  const day = (at >> 1) % compiled.days;
  const takenLow = judges[at]! | compiled.closed[day * 2]!;
  const takenHigh = judges[at + 1]! | compiled.closed[day * 2 + 1]!;
  // Slots whose neighbor before is taken, and slots from which the run ends at a taken one.
  const afterLow = low & ((takenLow << 1) | 1);
  const afterHigh = high & ((takenHigh << 1) | (takenLow >>> 31));
  const shiftedLow =
    slots < 32 ? (takenLow >>> slots) | (slots === 0 ? 0 : takenHigh << (32 - slots)) : takenHigh >>> (slots - 32);
  const shiftedHigh = slots < 32 ? takenHigh >>> slots : 0;
  const bothLow = afterLow & shiftedLow;
  const bothHigh = afterHigh & shiftedHigh;
  if ((bothLow | bothHigh) !== 0) return lowestSlot(bothLow, bothHigh);
  const oneLow = afterLow | (low & shiftedLow);
  const oneHigh = afterHigh | (high & shiftedHigh);
  const [fromLow, fromHigh] = (oneLow | oneHigh) !== 0 ? [oneLow, oneHigh] : [low, high];
  return random() < 0.5 ? lowestSlot(fromLow, fromHigh) : highestSlot(fromLow, fromHigh);
}

function highestSlot(low: number, high: number): number {
  return high !== 0 ? 63 - Math.clz32(high) : 31 - Math.clz32(low);
}

/** A member of each pool, all free for one of the same runs. */
function chooseMembers(
  { people, compiled }: Timetable,
  pools: readonly Int32Array[],
  day: number,
  slots: number,
  fromLow: number,
  fromHigh: number,
  random: Random,
): { members: number[]; low: number; high: number } | null {
  const members: number[] = [];
  let low = fromLow;
  let high = fromHigh;
  for (const pool of pools) {
    const offset = pool.length > 1 ? Math.floor(random() * pool.length) : 0;
    let chosen = -1;
    for (let n = 0; n < pool.length && chosen < 0; n++) {
      const person = pool[(n + offset) % pool.length]!;
      if (members.includes(person)) continue;
      const at = (person * compiled.days + day) * 2;
      runStarts(~people[at]!, ~people[at + 1]!, slots);
      if (((low & starts.low) | (high & starts.high)) === 0) continue;
      chosen = person;
      low &= starts.low;
      high &= starts.high;
    }
    if (chosen < 0) return null;
    members.push(chosen);
  }
  return { members, low, high };
}

function findInCall(
  timetable: Timetable,
  unit: number,
  index: number,
  below: number,
  first: number,
  last: number,
): Found | null {
  const { compiled, called } = timetable;
  const { calls, longest, size, poolsOf, dayCost, days, mayMove, peopleOf, peopleTaken } = compiled;
  const { day, slot, slots, judge, room, capacity } = calls[index]!;
  if (day < first || day > last || called[index]! + size[unit]! > capacity) return null;
  if (slots < longest[unit]! || poolsOf[unit]!.length > 0) return null;
  const ends = slot + longest[unit]!;
  const [from, to] = slotsOpenTo(timetable, unit, day);
  if (slot < from || ends > to) return null;
  // In a sitting no one is booked, but everyone must be available.
  for (const person of peopleOf[unit]!) {
    const at = (person * days + day) * 2;
    if ((peopleTaken[at]! & lowWord(slot, ends)) | (peopleTaken[at + 1]! & highWord(slot, ends))) return null;
  }
  const moved = mayMove[unit] ? timetable.costOfMove(unit, day, slot, judge, room, index) : 0;
  const cost = dayCost[unit * days + day]! + timetable.costOfAppearances(unit, day) + moved;
  return cost < below ? { day, slot, judge, room, call: index, members: noMembers, cost } : null;
}

function isSet(low: number, high: number, slot: number): boolean {
  return ((slot < 32 ? low >>> slot : high >>> (slot - 32)) & 1) === 1;
}
