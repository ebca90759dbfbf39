import type { Compiled } from './compileInstance.ts';
import type { Placement, Solution } from './Instance.ts';
import type { Spot } from './Spot.ts';
import { highWord, lowWord } from './slotRuns.ts';
import { spotOf } from './spotOf.ts';

/** A timetable under change: which unit is where, what is taken, and what it costs. */
export class Timetable {
  readonly compiled: Compiled;
  readonly spots: (Spot | null)[];
  /** The present spots of the units whose hearings have one. */
  readonly presents: readonly (Spot | null)[];
  private costPlaced = 0;
  /** Apart from the others, so that a high cost does not make their sum inexact. */
  private costUnplaced = 0;
  /** Bits of the slots that are taken: two words for each day of each judge, room, and person. */
  readonly judges: Int32Array;
  readonly rooms: Int32Array;
  readonly people: Int32Array;
  /** How many hearings are called in each sitting. */
  readonly called: Int32Array;
  /** The unit in each slot of each judge’s day; −1 if none. */
  readonly unitAt: Int16Array;
  /** The same for each room’s day. */
  readonly unitIn: Int16Array;
  private readonly load: Float64Array;
  private readonly total: Float64Array;
  private readonly appearances: Int16Array;
  private readonly daysOfPerson: Int16Array;
  private readonly roomUses: Int16Array;
  private readonly roomsOfDay: Int16Array;

  constructor(compiled: Compiled) {
    this.compiled = compiled;
    const { judges, rooms, people, days, units, calls } = compiled;
    this.judges = compiled.judgesTaken.slice();
    this.rooms = compiled.roomsTaken.slice();
    this.people = compiled.peopleTaken.slice();
    this.called = new Int32Array(calls.length);
    this.unitAt = new Int16Array(judges * days * 64).fill(-1);
    this.unitIn = new Int16Array(rooms * days * 64).fill(-1);
    this.load = new Float64Array(judges * days);
    this.total = new Float64Array(judges);
    this.appearances = new Int16Array(people * days);
    this.daysOfPerson = new Int16Array(people);
    this.roomUses = new Int16Array(judges * days * rooms);
    this.roomsOfDay = new Int16Array(judges * days);
    this.spots = Array.from({ length: units }, () => null);
    this.presents = compiled.parts.map((parts, unit) =>
      spotOf(
        compiled,
        unit,
        parts.map(({ hearing }) => hearing.current),
      ),
    );
    for (let unit = 0; unit < units; unit++) this.costUnplaced += compiled.unplacedCost[unit]!;
    for (let unit = 0; unit < units; unit++) if (compiled.fixed[unit]) this.place(unit, fixedSpot(compiled, unit));
  }

  /** The cost of all hearings, those without a place included. */
  get cost(): number {
    return this.costPlaced + this.costUnplaced;
  }

  /** Puts a unit in a spot that is free. */
  place(unit: number, spot: Spot): void {
    this.costPlaced += this.costOf(unit, spot);
    this.costUnplaced -= this.compiled.unplacedCost[unit]!;
    this.spots[unit] = spot;
    this.mark(unit, spot, 1);
  }

  /** Takes a unit out of its spot. */
  remove(unit: number): void {
    const spot = this.spots[unit];
    if (!spot) return;
    this.mark(unit, spot, -1);
    this.spots[unit] = null;
    this.costPlaced -= this.costOf(unit, spot);
    this.costUnplaced += this.compiled.unplacedCost[unit]!;
  }

  /** What a free spot would add to the cost. */
  costOf(unit: number, { day, slot, judge, room, call }: Spot): number {
    const { dayCost, days, mayMove } = this.compiled;
    const fixed = dayCost[unit * days + day]! + this.costOfAppearances(unit, day);
    const moved = mayMove[unit] ? this.costOfMove(unit, day, slot, judge, room, call) : 0;
    return call >= 0
      ? fixed + moved
      : fixed + moved + this.costOfLoad(unit, judge, day) + this.costOfRoom(unit, judge, day, room);
  }

  /** What the unit adds to the judge’s overload and uneven share. */
  costOfLoad(unit: number, judge: number, day: number): number {
    const { weights, usual, judges, days, shares } = this.compiled;
    const added = usual[unit * judges + judge]!;
    let cost = 0;
    if (weights.overload > 0) {
      const before = this.load[judge * days + day]!;
      cost += weights.overload * (above(before + added, weights.full_day) - above(before, weights.full_day));
    }
    if (weights.uneven > 0) {
      const before = this.total[judge]!;
      cost += weights.uneven * (above(before + added, shares[judge]!) - above(before, shares[judge]!));
    }
    return cost;
  }

  /** What further days of appearance the unit would cause. */
  costOfAppearances(unit: number, day: number): number {
    const { peopleOf, days, comes, weights } = this.compiled;
    if (weights.appearance_day === 0) return 0;
    let cost = 0;
    for (const person of peopleOf[unit]!) {
      if (this.daysOfPerson[person]! > 0 && this.appearances[person * days + day] === 0) cost += comes[person]!;
    }
    return cost;
  }

  /** What the room costs: it is not the judge’s home, or, without a home, a further one on that day. */
  costOfRoom(unit: number, judge: number, day: number, room: number): number {
    const { homes, weights, size, days, rooms } = this.compiled;
    const home = homes[judge]!;
    if (home >= 0) return home === room ? 0 : weights.other_room * size[unit]!;
    const at = judge * days + day;
    return this.roomsOfDay[at]! > 0 && this.roomUses[at * rooms + room] === 0 ? weights.other_room : 0;
  }

  /** What it costs that hearings of the unit are not in their present places. */
  costOfMove(unit: number, day: number, slot: number, judge: number, room: number, call: number): number {
    const { current, parts } = this.compiled;
    let cost = 0;
    for (const [index, now] of current[unit]!.entries()) {
      if (!now) continue;
      const begins = slot + parts[unit]![index]!.offset;
      const stays =
        call >= 0
          ? now.call === call
          : now.call < 0 && now.day === day && now.slot === begins && now.judge === judge && now.room === room;
      if (!stays) cost += now.cost;
    }
    return cost;
  }

  private mark(unit: number, { day, slot, judge, room, call, members }: Spot, by: 1 | -1): void {
    const { days, peopleOf, length, size, usual, judges } = this.compiled;
    if (call >= 0) this.called[call]! += by * size[unit]!;
    else {
      const to = slot + length[unit]!;
      const [low, high] = [lowWord(slot, to), highWord(slot, to)];
      const at = judge * days + day;
      turn(this.judges, at, low, high, by);
      turn(this.rooms, room * days + day, low, high, by);
      for (const person of peopleOf[unit]!) turn(this.people, person * days + day, low, high, by);
      for (const person of members) turn(this.people, person * days + day, low, high, by);
      const inRoom = room * days + day;
      const sign = by > 0 ? unit : -1;
      for (let one = slot; one < to; one++) {
        this.unitAt[at * 64 + one] = sign;
        this.unitIn[inRoom * 64 + one] = sign;
      }
      this.load[at]! += by * usual[unit * judges + judge]!;
      this.total[judge]! += by * usual[unit * judges + judge]!;
      this.countRoom(at, room, by);
    }
    if (this.compiled.weights.appearance_day > 0) this.countAppearances(unit, day, by);
  }

  private countRoom(judgesDay: number, room: number, by: 1 | -1): void {
    const at = judgesDay * this.compiled.rooms + room;
    const had = this.roomUses[at]!;
    this.roomUses[at] = had + by;
    if (had === 0) this.roomsOfDay[judgesDay]! += 1;
    else if (had + by === 0) this.roomsOfDay[judgesDay]! -= 1;
  }

  private countAppearances(unit: number, day: number, by: 1 | -1): void {
    for (const person of this.compiled.peopleOf[unit]!) {
      const at = person * this.compiled.days + day;
      const had = this.appearances[at]!;
      this.appearances[at] = had + by;
      if (had === 0) this.daysOfPerson[person]! += 1;
      else if (had + by === 0) this.daysOfPerson[person]! -= 1;
    }
  }

  /** The placements of a unit in a spot, with the IDs of the instance. */
  placementsOf(unit: number, spot: Spot): Placement[] {
    const { instance, parts, poolNamesOf, current, fixed } = this.compiled;
    const memberOf = new Map(
      poolNamesOf[unit]!.map((pool, index) => [pool, instance.people[spot.members[index] ?? -1]?.id]),
    );
    return parts[unit]!.map(({ hearing, offset }, index): Placement => {
      if (fixed[unit] && hearing.current) return { ...hearing.current, hearing: hearing.id };
      const now = current[unit]![index];
      const slot = spot.call < 0 ? spot.slot + offset : now?.call === spot.call ? now.slot : spot.slot;
      return {
        ...{ hearing: hearing.id, day: spot.day, slot, judge: instance.judges[spot.judge]!.id },
        room: instance.rooms[spot.room]!.id,
        members: spot.call < 0 ? hearing.pools.map((pool) => memberOf.get(pool)!) : [],
        sitting: spot.call < 0 ? null : instance.sittings[spot.call]!.id,
      };
    });
  }

  /** The timetable with the IDs of its instance. */
  toSolution(): Solution {
    const placements: Placement[] = [];
    const unplaced: string[] = [];
    for (const [unit, spot] of this.spots.entries()) {
      if (spot) placements.push(...this.placementsOf(unit, spot));
      else unplaced.push(...this.compiled.parts[unit]!.map(({ hearing }) => hearing.id));
    }
    return { placements, unplaced, cost: Math.round(this.cost * 1e6) / 1e6 };
  }
}

/** A fixed unit is where a person has put its first hearing. */
function fixedSpot({ current }: Compiled, unit: number): Spot {
  return current[unit]!.find((one) => one !== null)!;
}

function above(load: number, full: number): number {
  return load > full ? load - full : 0;
}

/** Takes slots, or frees them. */
function turn(words: Int32Array, at: number, low: number, high: number, by: 1 | -1): void {
  if (by > 0) {
    words[at * 2]! |= low;
    words[at * 2 + 1]! |= high;
  } else {
    words[at * 2]! &= ~low;
    words[at * 2 + 1]! &= ~high;
  }
}
