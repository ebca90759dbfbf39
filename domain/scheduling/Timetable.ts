import type { Compiled } from './compileInstance.ts';
import type { Placement, Solution } from './Instance.ts';
import { highWord, lowestSlot, lowWord, runStarts, starts } from './slotRuns.ts';

/** Where a hearing is: positions in the instance; `call` is −1 outside sittings. */
export type Place = {
  day: number;
  slot: number;
  judge: number;
  room: number;
  members: readonly number[];
  call: number;
};

type Random = () => number;

/** A timetable under change: what is placed where, what is taken, and what it costs. */
export class Timetable {
  readonly places: (Place | null)[];
  /** The cost of all hearings, those without a place included. */
  cost = 0;
  private readonly judges: Int32Array;
  private readonly rooms: Int32Array;
  private readonly people: Int32Array;
  private readonly called: Int32Array;
  private readonly load: Int32Array;
  private readonly appearances: Int32Array;
  private readonly daysOfPerson: Int32Array;

  constructor(private readonly compiled: Compiled) {
    this.judges = compiled.judgesTaken.slice();
    this.rooms = compiled.roomsTaken.slice();
    this.people = compiled.peopleTaken.slice();
    this.called = new Int32Array(compiled.calls.length);
    this.load = new Int32Array(compiled.judges * compiled.days);
    this.appearances = new Int32Array(compiled.people * compiled.days);
    this.daysOfPerson = new Int32Array(compiled.people);
    this.places = Array.from({ length: compiled.hearings }, () => null);
    for (let hearing = 0; hearing < compiled.hearings; hearing++) this.cost += this.costUnplaced(hearing);
    for (let hearing = 0; hearing < compiled.hearings; hearing++) {
      if (compiled.fixed[hearing]) this.place(hearing, compiled.current[hearing]!);
    }
  }

  /** Puts a hearing in a place that is free. */
  place(hearing: number, place: Place): void {
    this.cost += this.costOf(hearing, place) - this.costUnplaced(hearing);
    this.places[hearing] = place;
    this.mark(hearing, place, 1);
  }

  /** Takes a hearing out of its place. */
  remove(hearing: number): void {
    const place = this.places[hearing];
    if (!place) return;
    this.mark(hearing, place, -1);
    this.places[hearing] = null;
    this.cost += this.costUnplaced(hearing) - this.costOf(hearing, place);
  }

  /** What a hearing without a place costs. */
  costUnplaced(hearing: number): number {
    return this.compiled.weights.unplaced * this.compiled.weight[hearing]!;
  }

  /** What a free place would add to the cost. */
  costOf(hearing: number, { day, slot, judge, room, members, call }: Place): number {
    return (
      this.costOfDay(hearing, day, judge, call, members) +
      this.costOfRoom(judge, room) +
      this.costOfMove(hearing, day, slot, judge, room)
    );
  }

  private costOfDay(hearing: number, day: number, judge: number, call: number, members: readonly number[]): number {
    const { dayCost, weights, length, days } = this.compiled;
    let cost = dayCost[hearing]![day]!;
    if (call < 0 && weights.overload > 0) {
      const before = this.load[judge * days + day]!;
      cost += weights.overload * (over(before + length[hearing]!, weights) - over(before, weights));
    }
    return weights.appearance_day > 0 ? cost + this.costOfAppearances(hearing, day, members) : cost;
  }

  private costOfAppearances(hearing: number, day: number, members: readonly number[]): number {
    let cost = 0;
    const { peopleOf, days, weights } = this.compiled;
    for (const person of peopleOf[hearing]!) {
      if (this.daysOfPerson[person]! > 0 && this.appearances[person * days + day] === 0) cost += weights.appearance_day;
    }
    for (const person of members) {
      if (this.daysOfPerson[person]! > 0 && this.appearances[person * days + day] === 0) cost += weights.appearance_day;
    }
    return cost;
  }

  private costOfRoom(judge: number, room: number): number {
    const home = this.compiled.homes[judge]!;
    return home >= 0 && home !== room ? this.compiled.weights.other_room : 0;
  }

  private costOfMove(hearing: number, day: number, slot: number, judge: number, room: number): number {
    const current = this.compiled.current[hearing];
    if (!current || this.compiled.weights.moved === 0) return 0;
    const stays = current.day === day && current.slot === slot && current.judge === judge && current.room === room;
    return stays ? 0 : this.compiled.weights.moved;
  }

  private mark(hearing: number, { day, slot, judge, room, members, call }: Place, by: 1 | -1): void {
    const { length, days, peopleOf } = this.compiled;
    const slots = length[hearing]!;
    const low = lowWord(slot, slot + slots);
    const high = highWord(slot, slot + slots);
    if (call >= 0) this.called[call]! += by;
    else {
      flip(this.judges, judge * days + day, low, high);
      flip(this.rooms, room * days + day, low, high);
      this.load[judge * days + day]! += by * slots;
    }
    for (const person of peopleOf[hearing]!) this.markPerson(person, day, low, high, by, call);
    for (const person of members) this.markPerson(person, day, low, high, by, call);
  }

  private markPerson(person: number, day: number, low: number, high: number, by: 1 | -1, call: number): void {
    const at = person * this.compiled.days + day;
    if (call < 0) flip(this.people, at, low, high);
    const had = this.appearances[at]!;
    this.appearances[at] = had + by;
    if (had === 0) this.daysOfPerson[person]! += 1;
    else if (had + by === 0) this.daysOfPerson[person]! -= 1;
  }

  /**
   * The cheapest free place of a hearing, or null. With a share of `blinks`, a day is passed over, so that the search
   * does not build the same timetable again.
   */
  findPlace(hearing: number, random: Random, blinks: number): Place | null {
    const { judgesOf, earliest, dayCost, callsOf } = this.compiled;
    let best: Place | null = null;
    let bestCost = Number.POSITIVE_INFINITY;
    const [first, last] = this.window(hearing);
    const judges = judgesOf[hearing]!;
    const offset = judges.length > 1 ? Math.floor(random() * judges.length) : 0;
    for (let n = 0; n < judges.length; n++) {
      const judge = judges[(n + offset) % judges.length]!;
      for (let day = Math.max(first, earliest[hearing]!); day <= last; day++) {
        // A later day never costs less by itself.
        if (dayCost[hearing]![day]! >= bestCost) break;
        if (blinks > 0 && random() < blinks) continue;
        const found = this.findOnDay(hearing, judge, day, bestCost, random);
        if (!found) continue;
        best = found;
        bestCost = foundCost;
      }
    }
    for (const call of callsOf[hearing]!) {
      const found = this.findInCall(hearing, call, bestCost);
      if (!found) continue;
      best = found;
      bestCost = foundCost;
    }
    return best;
  }

  /** The days between the hearings that precede this one and those that follow it. */
  private window(hearing: number): [number, number] {
    const { after, before, earliest, latest } = this.compiled;
    let first = earliest[hearing]!;
    let last = latest[hearing]!;
    for (const other of after[hearing]!) first = Math.max(first, this.places[other]?.day ?? 0);
    for (const other of before[hearing]!) last = Math.min(last, this.places[other]?.day ?? last);
    return [first, last];
  }

  private findOnDay(hearing: number, judge: number, day: number, below: number, random: Random): Place | null {
    const { days, length, peopleOf, poolsOf, roomsOf, homes } = this.compiled;
    const at = (judge * days + day) * 2;
    let low = ~this.judges[at]!;
    let high = ~this.judges[at + 1]!;
    for (const person of peopleOf[hearing]!) {
      low &= ~this.people[(person * days + day) * 2]!;
      high &= ~this.people[(person * days + day) * 2 + 1]!;
    }
    const [from, to] = this.slotsOpenTo(hearing, day);
    low &= lowWord(from, to);
    high &= highWord(from, to);
    if (!runStarts(low, high, length[hearing]!)) return null;
    const dayOnly = this.costOfDay(hearing, day, judge, -1, noMembers);
    if (dayOnly >= below) return null;
    const rooms = roomsOf[hearing]!;
    const home = homes[judge]!;
    let found: Place | null = null;
    let limit = below;
    const offset = Math.floor(random() * rooms.length);
    for (let n = -1; n < rooms.length; n++) {
      const room = n < 0 ? home : rooms[(n + offset) % rooms.length]!;
      if (room < 0 || (n >= 0 && room === home) || (n < 0 && !rooms.includes(room))) continue;
      const cost = dayOnly + this.costOfRoom(judge, room);
      if (cost >= limit) {
        if (n >= 0) break;
        continue;
      }
      const roomAt = (room * days + day) * 2;
      const place = this.findSlot(
        hearing,
        { day, judge, room },
        low & ~this.rooms[roomAt]!,
        high & ~this.rooms[roomAt + 1]!,
        poolsOf[hearing]!,
      );
      if (!place) continue;
      const full =
        cost +
        this.costOfMove(hearing, day, place.slot, judge, room) +
        (place.members.length > 0 ? this.costOfAppearancesOf(place.members, day) : 0);
      if (full >= limit) continue;
      found = place;
      limit = full;
      if (full === dayOnly) break;
    }
    foundCost = limit;
    return found;
  }

  private costOfAppearancesOf(members: readonly number[], day: number): number {
    if (this.compiled.weights.appearance_day === 0) return 0;
    let cost = 0;
    for (const person of members) {
      if (this.daysOfPerson[person]! > 0 && this.appearances[person * this.compiled.days + day] === 0)
        cost += this.compiled.weights.appearance_day;
    }
    return cost;
  }

  private findSlot(
    hearing: number,
    where: { day: number; judge: number; room: number },
    freeLow: number,
    freeHigh: number,
    pools: readonly Int32Array[],
  ): Place | null {
    const slots = this.compiled.length[hearing]!;
    let low = freeLow;
    let high = freeHigh;
    const members: number[] = [];
    for (const pool of pools) {
      const member = pool.find((person) => {
        if (members.includes(person)) return false;
        const at = (person * this.compiled.days + where.day) * 2;
        return runStarts(low & ~this.people[at]!, high & ~this.people[at + 1]!, slots);
      });
      if (member === undefined) return null;
      const at = (member * this.compiled.days + where.day) * 2;
      low &= ~this.people[at]!;
      high &= ~this.people[at + 1]!;
      members.push(member);
    }
    if (!runStarts(low, high, slots)) return null;
    const current = this.compiled.current[hearing];
    const stays =
      current !== null &&
      current !== undefined &&
      current.day === where.day &&
      current.judge === where.judge &&
      current.room === where.room &&
      isSet(starts.low, starts.high, current.slot);
    const slot = stays ? current.slot : lowestSlot(starts.low, starts.high);
    return { ...where, slot, members, call: -1 };
  }

  private findInCall(hearing: number, index: number, below: number): Place | null {
    const { calls, weights, length } = this.compiled;
    const call = calls[index]!;
    const [first, last] = this.window(hearing);
    if (call.day < first || call.day > last || this.called[index]! >= call.capacity) return null;
    if (call.slots < length[hearing]! || this.compiled.poolsOf[hearing]!.length > 0) return null;
    const [from, to] = this.slotsOpenTo(hearing, call.day);
    if (call.slot < from || call.slot + length[hearing]! > to) return null;
    const cost =
      this.costOfDay(hearing, call.day, call.judge, index, noMembers) +
      (weights.moved > 0 ? this.costOfMove(hearing, call.day, call.slot, call.judge, call.room) : 0);
    if (cost >= below) return null;
    foundCost = cost;
    return { day: call.day, slot: call.slot, judge: call.judge, room: call.room, members: noMembers, call: index };
  }

  /** The slots of a day that lie after the preceding hearings and before the following ones. */
  private slotsOpenTo(hearing: number, day: number): [number, number] {
    const { after, before, length } = this.compiled;
    let from = 0;
    let to = 64;
    for (const other of after[hearing]!) {
      const place = this.places[other];
      if (place?.day === day) from = Math.max(from, place.slot + length[other]!);
    }
    for (const other of before[hearing]!) {
      const place = this.places[other];
      if (place?.day === day) to = Math.min(to, place.slot);
    }
    return [from, to];
  }

  /** The timetable with the IDs of its instance. */
  toSolution(): Solution {
    const { instance } = this.compiled;
    const placements: Placement[] = [];
    const unplaced: string[] = [];
    for (const [index, { id }] of instance.hearings.entries()) {
      const place = this.places[index];
      if (!place) {
        unplaced.push(id);
        continue;
      }
      placements.push({
        ...{ hearing: id, day: place.day, slot: place.slot, judge: instance.judges[place.judge]!.id },
        room: instance.rooms[place.room]!.id,
        members: place.members.map((member) => instance.people[member]!.id),
        sitting: place.call < 0 ? null : instance.sittings[place.call]!.id,
      });
    }
    return { placements, unplaced, cost: this.cost };
  }
}

/** The cost of the place that was found last: a second result without an object in the innermost loop. */
let foundCost = 0;
const noMembers: readonly number[] = [];

function over(load: number, { full_day }: { full_day: number }): number {
  return load > full_day ? load - full_day : 0;
}

function flip(words: Int32Array, at: number, low: number, high: number): void {
  words[at * 2]! ^= low;
  words[at * 2 + 1]! ^= high;
}

function isSet(low: number, high: number, slot: number): boolean {
  return ((slot < 32 ? low >>> slot : high >>> (slot - 32)) & 1) === 1;
}
