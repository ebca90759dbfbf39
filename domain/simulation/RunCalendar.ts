import { highWord, lowestSlot, lowWord, runStarts, starts } from '#domain/scheduling/slotRuns';
import type { Matter } from './CourtModel.ts';
import { isAllowed, type RunPlace, slotMinutes, slotsOf, type World } from './World.ts';

/** The free time of a court during a run. It finds the earliest place of a hearing, takes it, and releases it. */
export class RunCalendar {
  readonly #world: World;
  readonly #judgeLow: Int32Array;
  readonly #judgeHigh: Int32Array;
  readonly #roomLow: Int32Array;
  readonly #roomHigh: Int32Array;
  readonly #left: Int16Array;
  readonly #inCall: Int16Array;
  /** The minutes that each judge has been given, so that hearings that any judge can hear are divided evenly. */
  readonly #given: Float64Array;
  /** The earliest day so far of a search, and what its judge has been given. */
  #best = 0;
  #givenBest = 0;
  /** Where the last search found a place. */
  readonly found: RunPlace = { judge: 0, day: 0, slot: 0, room: 0, call: -1 };

  constructor(world: World) {
    this.#world = world;
    this.#judgeLow = world.judge_low.slice();
    this.#judgeHigh = world.judge_high.slice();
    this.#roomLow = world.room_low.slice();
    this.#roomHigh = world.room_high.slice();
    this.#left = world.left.slice();
    this.#inCall = world.room_in_call.slice();
    this.#given = new Float64Array(world.judges);
  }

  /**
   * Finds the earliest place from a day on: with the judge to whom it is assigned, or with an additional judge if that
   * is earlier; without a judge, with any who hears its type. False if there is none.
   */
  find(matter: Matter, from: number): boolean {
    const { days, is_judge, judges, judges_of_type, own_judges } = this.#world;
    this.#best = days;
    this.#givenBest = Number.POSITIVE_INFINITY;
    const { judge } = matter;
    const isShared = judge === null || !is_judge[judge];
    if (!isShared) this.#attempt(judge, matter, from, false);
    else for (const one of judges_of_type[matter.type]!) this.#attempt(one, matter, from, true);
    for (let one = own_judges; one < judges; one++) this.#attempt(one, matter, from, isShared);
    return this.#best < days;
  }

  /** Of judges who share a hearing, the one with less to do wins a tie; the assigned judge keeps it otherwise. */
  #attempt(judge: number, matter: Matter, from: number, isShared: boolean): void {
    const wins = isShared && this.#given[judge]! < this.#givenBest && this.#best < this.#world.days;
    if (!this.#findWith(judge, matter, from, wins ? this.#best + 1 : this.#best)) return;
    this.#best = this.found.day;
    this.#givenBest = this.#given[judge]!;
  }

  #findWith(judge: number, matter: Matter, from: number, before: number): boolean {
    const calls = this.#world.calls[judge]!;
    let hasCall = false;
    for (const call of calls) {
      if (!call.types.includes(matter.type) || !this.#allows(judge, call.day, matter)) continue;
      hasCall = true;
      if (call.day < from || this.#inCall[call.id]! === 0) continue;
      if (call.day >= before) return false;
      return this.#note(judge, call.day, call.slot, call.room, call.id);
    }
    // A judge who calls such hearings in calendar calls hears them in these alone.
    return !hasCall && this.#findAlone(judge, matter, from, before);
  }

  #findAlone(judge: number, matter: Matter, from: number, before: number): boolean {
    const { days, home, rooms } = this.#world;
    const length = slotsOf(matter.minutes);
    for (let day = from; day < before; day++) {
      const at = judge * days + day;
      const low = this.#judgeLow[at]!;
      const high = this.#judgeHigh[at]!;
      if ((low | high) === 0 || this.#left[at]! < Math.min(matter.minutes, this.#world.full[at]!)) continue;
      if (!runStarts(low, high, length) || !this.#allows(judge, day, matter)) continue;
      const own = home[judge]!;
      if (own >= 0 && this.#findIn(own, day, low, high, length))
        return this.#note(judge, day, this.found.slot, own, -1);
      for (let room = 0; room < rooms; room++) {
        if (room === own || !this.#findIn(room, day, low, high, length)) continue;
        return this.#note(judge, day, this.found.slot, room, -1);
      }
    }
    return false;
  }

  #findIn(room: number, day: number, low: number, high: number, length: number): boolean {
    const at = room * this.#world.days + day;
    if (!runStarts(low & this.#roomLow[at]!, high & this.#roomHigh[at]!, length)) return false;
    this.found.slot = lowestSlot(starts.low, starts.high);
    return true;
  }

  #allows(judge: number, day: number, { type, case_type }: Matter): boolean {
    const { reserved, first_weekday } = this.#world;
    return reserved === null || isAllowed(reserved, (first_weekday + day) % 7, judge, type, case_type);
  }

  #note(judge: number, day: number, slot: number, room: number, call: number): true {
    const { found } = this;
    found.judge = judge;
    found.day = day;
    found.slot = slot;
    found.room = room;
    found.call = call;
    return true;
  }

  take(place: RunPlace, minutes: number): void {
    this.#given[place.judge]! += minutes;
    this.#change(place, minutes, true);
  }

  release(place: RunPlace, minutes: number): void {
    this.#change(place, minutes, false);
  }

  #change({ judge, day, slot, room, call }: RunPlace, minutes: number, takes: boolean): void {
    if (call >= 0) {
      this.#inCall[call]! += takes ? -1 : 1;
      return;
    }
    if (room < 0) return;
    const length = slotsOf(minutes);
    const [low, high] = [lowWord(slot, slot + length), highWord(slot, slot + length)];
    const { days } = this.#world;
    const ofJudge = judge * days + day;
    const ofRoom = room * days + day;
    this.#judgeLow[ofJudge] = takes ? this.#judgeLow[ofJudge]! & ~low : this.#judgeLow[ofJudge]! | low;
    this.#judgeHigh[ofJudge] = takes ? this.#judgeHigh[ofJudge]! & ~high : this.#judgeHigh[ofJudge]! | high;
    this.#roomLow[ofRoom] = takes ? this.#roomLow[ofRoom]! & ~low : this.#roomLow[ofRoom]! | low;
    this.#roomHigh[ofRoom] = takes ? this.#roomHigh[ofRoom]! & ~high : this.#roomHigh[ofRoom]! | high;
    this.#left[ofJudge]! += (takes ? -1 : 1) * length * slotMinutes;
  }
}
