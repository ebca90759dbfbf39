import type { Compiled } from './compileInstance.ts';
import type { Random } from './random.ts';
import { highWord, lowWord } from './slotRuns.ts';
import type { Timetable } from './Timetable.ts';

/** What the choice of neighborhoods needs to know, besides the timetable. */
export type Neighbors = {
  movable: Int32Array;
  /** The movable units of each person. */
  ofPerson: readonly Int32Array[];
  /** The most units that are taken out at a time. */
  most: number;
};

/** Adds to a list the units that are taken out of the timetable together; the first is placed again first. */
export type Neighborhood = (
  timetable: Timetable,
  neighbors: Neighbors,
  seed: number,
  random: Random,
  chosen: Chosen,
) => void;

/** Units, each once. */
export class Chosen {
  readonly list: number[] = [];
  private readonly fixed: Uint8Array;
  private readonly stamps: Int32Array;
  private stamp = 0;

  constructor({ fixed, units }: Compiled) {
    this.fixed = fixed;
    this.stamps = new Int32Array(units);
  }

  clear(): void {
    this.list.length = 0;
    this.stamp += 1;
  }

  add(unit: number): void {
    if (this.stamps[unit] === this.stamp || this.fixed[unit]) return;
    this.stamps[unit] = this.stamp;
    this.list.push(unit);
  }
}

export function findNeighbors(compiled: Compiled): Neighbors {
  const movable = Int32Array.from(compiled.fixed.keys()).filter((unit) => !compiled.fixed[unit]);
  const ofPerson = Array.from({ length: compiled.people }, (): number[] => []);
  for (const unit of movable) for (const person of compiled.peopleOf[unit]!) ofPerson[person]!.push(unit);
  return {
    movable,
    ofPerson: ofPerson.map((units) => Int32Array.from(units)),
    most: Math.min(10, movable.length),
  };
}

/** What a unit costs because of the day on which it is, or because it has no place. */
export function excessOf({ compiled, spots }: Timetable, unit: number): number {
  const spot = spots[unit];
  if (!spot) return compiled.unplacedCost[unit]!;
  const home = compiled.homes[spot.judge]!;
  const away = spot.call < 0 && home >= 0 && home !== spot.room ? compiled.weights.other_room : 0;
  return compiled.dayCost[unit * compiled.days + spot.day]! + away;
}

/** A unit that costs more than most: the costliest of a few. */
export function costlyUnit(timetable: Timetable, { movable }: Neighbors, random: Random): number {
  let best = movable[Math.floor(random() * movable.length)]!;
  let most = excessOf(timetable, best);
  for (let n = 0; n < 2; n++) {
    const unit = movable[Math.floor(random() * movable.length)]!;
    const excess = excessOf(timetable, unit);
    if (excess > most) [best, most] = [unit, excess];
  }
  return best;
}

/** The seed claims a better day: those who have the judge, the room, or its people in a run of slots there make way. */
export const claimDay: Neighborhood = (timetable, neighbors, seed, random, chosen) => {
  const { compiled, spots } = timetable;
  const { judgesOf, earliest, latest, days } = compiled;
  chosen.add(seed);
  const judges = judgesOf[seed]!;
  if (judges.length === 0 || latest[seed]! < earliest[seed]!) return;
  const until = Math.max(earliest[seed]!, Math.min(spots[seed] ? spots[seed]!.day : latest[seed]!, latest[seed]!));
  const span = until - earliest[seed]! + 1;
  const day = earliest[seed]! + Math.floor(random() * (random() < 0.5 ? span : Math.min(span, 3)));
  const judge = judges[Math.floor(random() * judges.length)]!;
  clearRun(timetable, neighbors, seed, judge, day, random, chosen);
  // Where those could go: hearings of the same judge on the days after.
  addJudgeDay(timetable, judge, Math.min(days - 1, day + 1 + Math.floor(random() * 4)), random, chosen, 3);
};

function clearRun(
  { compiled, unitAt, unitIn, spots }: Timetable,
  { ofPerson, most }: Neighbors,
  seed: number,
  judge: number,
  day: number,
  random: Random,
  chosen: Chosen,
): void {
  const { length, days, closed, judgesTaken, roomsTaken, roomsOf } = compiled;
  const fitting = roomsOf[seed]!;
  const home = compiled.homes[judge]!;
  const isHome = home >= 0 && compiled.fitsRoom[seed * compiled.rooms + home] === 1;
  const room = isHome ? home : (fitting[Math.floor(random() * fitting.length)] ?? -1);
  const slots = length[seed]!;
  const starts = compiled.instance.days[day]!.slots - slots + 1;
  if (starts < 1 || room < 0) return;
  const at = judge * days + day;
  const inRoom = room * days + day;
  const begin = Math.floor(random() * starts);
  // The first run at or after a chance slot that only other hearings take.
  for (let n = 0; n < starts; n++) {
    const slot = (begin + n) % starts;
    const low = closed[day * 2]! | judgesTaken[at * 2]! | roomsTaken[inRoom * 2]!;
    const high = closed[day * 2 + 1]! | judgesTaken[at * 2 + 1]! | roomsTaken[inRoom * 2 + 1]!;
    if ((low & lowWord(slot, slot + slots)) | (high & highWord(slot, slot + slots))) continue;
    for (let one = slot; one < slot + slots; one++) {
      if (unitAt[at * 64 + one]! >= 0) chosen.add(unitAt[at * 64 + one]!);
      if (unitIn[inRoom * 64 + one]! >= 0) chosen.add(unitIn[inRoom * 64 + one]!);
    }
    break;
  }
  for (const person of compiled.peopleOf[seed]!) {
    for (const unit of ofPerson[person]!) {
      if (chosen.list.length < most && spots[unit]?.day === day) chosen.add(unit);
    }
  }
}

/** Adds units of a judge’s day, from a chance slot on. */
function addJudgeDay(timetable: Timetable, judge: number, day: number, random: Random, chosen: Chosen, most: number) {
  addDay(timetable.compiled, timetable.unitAt, judge, day, random, chosen, most);
}

function addDay(
  { days, instance }: Compiled,
  unitAt: Int16Array,
  index: number,
  day: number,
  random: Random,
  chosen: Chosen,
  most: number,
): void {
  const at = (index * days + day) * 64;
  const slots = instance.days[day]!.slots;
  const begin = Math.floor(random() * slots);
  let last = -1;
  let added = 0;
  for (let n = 0; n < slots && added < most; n++) {
    const unit = unitAt[at + ((begin + n) % slots)]!;
    if (unit < 0 || unit === last) continue;
    chosen.add(unit);
    last = unit;
    added += 1;
  }
}

/** Units of one judge on days near that of the seed. */
export const nearDays: Neighborhood = (timetable, { most }, seed, random, chosen) => {
  const { compiled, spots } = timetable;
  const judges = compiled.judgesOf[seed]!;
  chosen.add(seed);
  if (judges.length === 0) return;
  const spot = spots[seed];
  const judge = spot && random() < 0.7 ? spot.judge : judges[Math.floor(random() * judges.length)]!;
  const day = spot && random() < 0.6 ? spot.day : compiled.earliest[seed]!;
  const wanted = 3 + Math.floor(random() * (most - 2));
  for (let n = 0; n < 8 && chosen.list.length < wanted; n++) {
    const distance = n === 0 ? 0 : Math.ceil(random() * 3) * (random() < 0.35 ? -1 : 1);
    const on = day + distance;
    if (on < 0 || on >= compiled.days) continue;
    addJudgeDay(timetable, judge, on, random, chosen, Math.min(5, wanted - chosen.list.length));
  }
};

/** Units of several judges who could hear the seed, on its day. */
export const sameDay: Neighborhood = (timetable, { most }, seed, random, chosen) => {
  const { compiled, spots } = timetable;
  const judges = compiled.judgesOf[seed]!;
  chosen.add(seed);
  if (judges.length === 0) return;
  const day = random() < 0.5 && spots[seed] ? spots[seed]!.day : compiled.earliest[seed]!;
  const wanted = 3 + Math.floor(random() * (most - 2));
  for (let n = 0; n < 5 && chosen.list.length < wanted; n++) {
    const judge = judges[Math.floor(random() * judges.length)]!;
    const on = Math.min(compiled.days - 1, day + Math.floor(random() * 3));
    addJudgeDay(timetable, judge, on, random, chosen, Math.min(4, wanted - chosen.list.length));
  }
};

/** Units of the people of the seed, and some of theirs. */
export const samePeople: Neighborhood = ({ compiled }, { ofPerson, most }, seed, random, chosen) => {
  chosen.add(seed);
  for (const person of compiled.peopleOf[seed]!) {
    const units = ofPerson[person]!;
    const begin = Math.floor(random() * units.length);
    for (let n = 0; n < units.length && chosen.list.length < most; n++) chosen.add(units[(begin + n) % units.length]!);
  }
};

/** Units in the room of the seed, or in one that it needs, on its day and near it. */
export const sameRoom: Neighborhood = (timetable, { most }, seed, random, chosen) => {
  const { compiled, spots, unitIn } = timetable;
  chosen.add(seed);
  const rooms = compiled.roomsOf[seed]!;
  if (rooms.length === 0) return;
  const spot = spots[seed];
  const room = spot && random() < 0.5 ? spot.room : rooms[Math.floor(random() * rooms.length)]!;
  const day = spot && random() < 0.5 ? spot.day : compiled.earliest[seed]!;
  const wanted = 3 + Math.floor(random() * (most - 2));
  for (let n = 0; n < 3 && chosen.list.length < wanted; n++) {
    const on = Math.min(compiled.days - 1, day + n);
    addDay(compiled, unitIn, room, on, random, chosen, Math.min(5, wanted - chosen.list.length));
  }
};

/** The costliest of chance units, and units that could take their places. */
export const worst: Neighborhood = (timetable, neighbors, seed, random, chosen) => {
  chosen.add(seed);
  const wanted = 2 + Math.floor(random() * 6);
  for (let n = 0; n < wanted; n++) chosen.add(costlyUnit(timetable, neighbors, random));
};

export const neighborhoods: readonly Neighborhood[] = [claimDay, nearDays, sameDay, samePeople, sameRoom, worst];
