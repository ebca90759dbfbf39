import { type Chances, chancesOf } from './Chances.ts';
import type { CourtModel, Matter } from './CourtModel.ts';
import { compileWorld } from './compileWorld.ts';
import { drawArrivals } from './drawArrivals.ts';
import { measureSession } from './measureSession.ts';
import { RunCalendar } from './RunCalendar.ts';
import type { RunHearing } from './RunHearing.ts';
import { type PairedRun, type RunMeasures, waitsOf } from './RunMeasures.ts';
import { type Scenario, unchanged } from './Scenario.ts';
import { mixKeys } from './uniform.ts';
import type { RunPlace, World } from './World.ts';

/** Runs of a court as it is and under a scenario. Runs are independent of each other: each has its own numbers. */
export function prepareRuns(model: CourtModel, scenario: Scenario, seed: number): (run: number) => PairedRun {
  const [present, changed] = [compileWorld(model, unchanged), compileWorld(model, scenario)];
  const chances = chancesOf(model);
  return (run) => {
    const runSeed = mixKeys(seed, run);
    return {
      run,
      present: simulateRun(model, present, chances, runSeed),
      changed: simulateRun(model, changed, chances, runSeed),
    };
  };
}

/** One run: on each day, decided hearings free their time, the day is held, and requests are placed as they arrive. */
export function simulateRun(model: CourtModel, world: World, chances: Chances, seed: number): RunMeasures {
  const run = new Run(model, world, chances);
  const arrivals = drawArrivals(model, seed, world.arrivals);
  run.begin(seed);
  for (let day = 0; day < world.simulated; day++) {
    run.release(day);
    run.hold(day);
    for (const { matter, key } of arrivals[day]!) run.request(matter, day, key);
    if (day % 7 === 6) run.endWeek();
  }
  return run.measures();
}

class Run {
  readonly #model: CourtModel;
  readonly #world: World;
  readonly #chances: Chances;
  readonly #calendar: RunCalendar;
  readonly #held: RunHearing[][];
  readonly #released: RunHearing[][];
  readonly #leads: readonly number[];
  readonly #waits: Int32Array[];
  readonly #weekly: Int32Array;
  readonly #late: number[];
  readonly #judgeMinutes: Float64Array;
  readonly #roomMinutes: Float64Array;
  readonly #weeklyWait: (number | null)[] = [];
  readonly #weeklyOpen: number[] = [];
  #open = 0;
  #unplaced = 0;
  #heldCount = 0;
  #overtime = 0;

  constructor(model: CourtModel, world: World, chances: Chances) {
    this.#model = model;
    this.#world = world;
    this.#chances = chances;
    this.#calendar = new RunCalendar(world);
    this.#held = Array.from({ length: world.days }, () => []);
    this.#released = Array.from({ length: world.simulated }, () => []);
    this.#leads = model.types.map((_, type) => chances.leadOf(type));
    this.#waits = model.types.map(() => new Int32Array(world.days + 1));
    this.#weekly = new Int32Array(world.days + 1);
    this.#late = model.types.map(() => 0);
    this.#judgeMinutes = new Float64Array(world.judges);
    this.#roomMinutes = new Float64Array(world.rooms);
  }

  /** What is on the calendar, and then what needs a place. */
  begin(seed: number): void {
    for (const { matter, key, place } of this.#world.set) {
      this.#open += 1;
      this.#keep(matter, mixKeys(seed, key), 0, place, 0);
    }
    for (const { matter, key } of this.#world.waiting) {
      this.#open += 1;
      this.#place(matter, 0, mixKeys(seed, key), 0);
    }
  }

  /** A new request, whose wait is counted. */
  request(matter: Matter, day: number, key: number): void {
    const { type } = matter;
    this.#open += 1;
    const isPlaced = this.#place(matter, day, key, 0);
    const heard = isPlaced ? this.#calendar.found.day : this.#world.days;
    this.#waits[type]![heard - day]! += 1;
    this.#weekly[heard - day]! += 1;
    if (heard > day + this.#leads[type]! + this.#model.standard_days) this.#late[type]! += 1;
  }

  #place(matter: Matter, day: number, key: number, turn: number): boolean {
    if (!this.#calendar.find(matter, day + this.#leads[matter.type]!)) {
      this.#unplaced += 1;
      return false;
    }
    const { judge, day: heard, slot, room, call } = this.#calendar.found;
    const place = { judge, day: heard, slot, room, call };
    this.#calendar.take(place, matter.minutes);
    this.#keep(matter, key, turn, place, day + 1);
    return true;
  }

  /** Notes what becomes of a hearing, and when. What would have been decided before a day was not. */
  #keep(matter: Matter, key: number, turn: number, place: RunPlace, since: number): void {
    const { fate, days_before } = this.#chances.fateOf(matter, key, turn);
    const decided = place.day - days_before;
    const isOff = fate !== 'held' && decided >= since;
    const hearing: RunHearing = { matter, key, turn, place, fate: isOff ? fate : 'held' };
    if (isOff && days_before > 0) this.#released[decided]?.push(hearing);
    else this.#held[place.day]!.push(hearing);
  }

  /** Hearings that were continued or canceled before their day. */
  release(day: number): void {
    for (const hearing of this.#released[day]!) {
      this.#calendar.release(hearing.place, hearing.matter.minutes);
      this.#end(hearing, day);
    }
  }

  /** The hearings of a day. One that is continued or canceled on the day leaves its time unused. */
  hold(day: number): void {
    const today = this.#held[day]!;
    this.#overtime += measureSession(today, this.#world, this.#chances, this.#judgeMinutes, this.#roomMinutes);
    for (const hearing of today) this.#end(hearing, day);
  }

  #end({ matter, key, turn, fate }: RunHearing, day: number): void {
    if (fate === 'continued') this.#place(matter, day, key, turn + 1);
    else this.#open -= 1;
    if (fate === 'held') this.#heldCount += 1;
  }

  endWeek(): void {
    this.#weeklyWait.push(waitsOf(this.#weekly, 0)?.median ?? null);
    this.#weeklyOpen.push(this.#open);
    this.#weekly.fill(0);
  }

  measures(): RunMeasures {
    const all = new Int32Array(this.#world.days + 1);
    for (const counts of this.#waits) for (let days = 0; days < all.length; days++) all[days]! += counts[days]!;
    const late = this.#late.reduce((sum, one) => sum + one, 0);
    const hours = (minutes: Float64Array) => Array.from(minutes, (one) => one / 60);
    return {
      waits: waitsOf(all, late),
      types: this.#waits.map((counts, type) => waitsOf(counts, this.#late[type]!)),
      ...{ weekly_wait: this.#weeklyWait, weekly_open: this.#weeklyOpen },
      ...{ judge_hours: hours(this.#judgeMinutes), room_hours: hours(this.#roomMinutes) },
      ...{ overtime_hours: this.#overtime / 60, held: this.#heldCount, unplaced: this.#unplaced },
    };
  }
}
