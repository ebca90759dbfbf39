import { type Compiled, compileInstance } from './compileInstance.ts';
import type { Instance, Solution } from './Instance.ts';
import { type Place, Timetable } from './Timetable.ts';

/** The same instance, seed, and number of steps give the same solution. */
export type SearchOptions = {
  seed: number;
  /** How many times a part of the timetable is taken apart and built again. */
  steps: number;
  /** Called about every 200 steps; the search ends when it returns false. */
  onProgress?: (progress: { step: number; cost: number }) => boolean;
};

export type SearchResult = Solution & { steps: number };

const stepsBetweenReports = 200;
/** The share of days that are passed over when a hearing is placed. */
const blinks = 0.01;

/**
 * A large-neighborhood search: takes some related hearings out of the timetable, places each again where it costs
 * least, and keeps the result if it is better, or with falling probability if it is worse (simulated annealing in cycles
 * of doubling length, so that it can end at any time).
 */
export function search(instance: Instance, { seed, steps, onProgress }: SearchOptions): SearchResult {
  const compiled = compileInstance(instance);
  const random = randomOf(seed);
  const timetable = new Timetable(compiled);
  const movable = Int32Array.from(
    Array.from({ length: compiled.hearings }, (_, index) => index).filter((index) => !compiled.fixed[index]),
  );
  rebuild(timetable, Array.from(movable), random, 0, byUrgency(compiled));
  let bestCost = timetable.cost;
  let best = timetable.places.slice();
  const scale = scaleOf(compiled);
  let step = 0;
  let cycle = Math.max(2000, movable.length * 4);
  let begun = 0;
  for (; step < steps && movable.length > 0; step++) {
    if (step - begun >= cycle) {
      begun = step;
      cycle *= 2;
      restore(timetable, best, movable);
    }
    const temperature = scale * 0.01 ** ((step - begun) / cycle);
    const before = timetable.cost;
    const removed = choose(compiled, timetable, movable, random);
    const places = removed.map((hearing) => timetable.places[hearing]!);
    for (const hearing of removed) timetable.remove(hearing);
    rebuild(timetable, removed.slice(), random, blinks, orderOf(compiled, random));
    if (timetable.cost >= before - temperature * Math.log(1 - random()) + 1e-9) {
      for (const hearing of removed) timetable.remove(hearing);
      for (const [index, hearing] of removed.entries()) {
        const place = places[index];
        if (place) timetable.place(hearing, place);
      }
    } else if (timetable.cost < bestCost - 1e-9) {
      bestCost = timetable.cost;
      best = timetable.places.slice();
    }
    if (onProgress && step % stepsBetweenReports === 0 && !onProgress({ step, cost: bestCost })) break;
  }
  restore(timetable, best, movable);
  return { ...timetable.toSolution(), steps: step };
}

function restore(timetable: Timetable, places: readonly (Place | null)[], movable: Int32Array): void {
  for (const hearing of movable) timetable.remove(hearing);
  for (const hearing of movable) {
    const place = places[hearing];
    if (place) timetable.place(hearing, place);
  }
}

/** Places hearings one by one, each where it costs least. */
function rebuild(
  timetable: Timetable,
  hearings: number[],
  random: () => number,
  share: number,
  order: (hearing: number) => number,
): void {
  const keys = new Map(hearings.map((hearing) => [hearing, order(hearing)]));
  hearings.sort((one, other) => keys.get(one)! - keys.get(other)!);
  for (const hearing of hearings) {
    const place = timetable.findPlace(hearing, random, share);
    if (place) timetable.place(hearing, place);
  }
}

const byUrgency = (compiled: Compiled) => (hearing: number) =>
  compiled.earliest[hearing]! * 4 - compiled.weight[hearing]! / compiled.length[hearing]!;

/** The order in which removed hearings are placed again: one of four, by chance. */
function orderOf(compiled: Compiled, random: () => number): (hearing: number) => number {
  const draw = random();
  if (draw < 0.35) return () => random();
  if (draw < 0.6) return (hearing) => -compiled.length[hearing]!;
  if (draw < 0.85) return (hearing) => -compiled.weight[hearing]! / compiled.length[hearing]!;
  return (hearing) => compiled.latest[hearing]!;
}

/** The hearings to be placed again: a few that compete for the same judge, days, or people. */
function choose(compiled: Compiled, timetable: Timetable, movable: Int32Array, random: () => number): number[] {
  const seed = movable[Math.floor(random() * movable.length)]!;
  const wanted = 1 + Math.floor(random() * Math.min(14, movable.length - 1));
  const place = timetable.places[seed];
  const draw = random();
  const judge = place?.judge ?? compiled.judgesOf[seed]![0]!;
  const day = draw < 0.5 ? (place?.day ?? compiled.earliest[seed]!) : compiled.earliest[seed]!;
  // Four kinds of relation: the judge's next days, the day in all rooms, both, and the same people.
  const [perDay, otherJudge, otherPeople] = draw < 0.6 ? [1, 40, 0] : draw < 0.8 ? [3, 2, 0] : [1, 0, 20];
  const kept: number[] = [seed];
  const scores: number[] = [-1];
  for (let index = 0; index < movable.length; index++) {
    const hearing = movable[index]!;
    if (hearing === seed) continue;
    const other = timetable.places[hearing];
    let score = random() * 2;
    if (other) {
      score += perDay * Math.abs(other.day - day);
      if (other.judge !== judge) score += otherJudge;
      if (scores.length > wanted && score >= scores.at(-1)!) continue;
      if (otherPeople > 0 && !sharePeople(compiled, seed, hearing)) score += otherPeople;
    }
    if (scores.length > wanted && score >= scores.at(-1)!) continue;
    let at = scores.length;
    while (at > 0 && scores[at - 1]! > score) at--;
    scores.splice(at, 0, score);
    kept.splice(at, 0, hearing);
    if (scores.length > wanted + 1) {
      scores.pop();
      kept.pop();
    }
  }
  return kept;
}

function sharePeople(compiled: Compiled, one: number, other: number): boolean {
  for (const person of compiled.peopleOf[one]!) if (compiled.peopleOf[other]!.includes(person)) return true;
  return false;
}

/** The cost of a day of waiting of an average hearing, by which temperatures are set. */
function scaleOf({ weight, weights, hearings }: Compiled): number {
  let sum = 0;
  for (const one of weight) sum += one;
  return Math.max(1e-6, (sum / Math.max(1, hearings)) * Math.max(weights.waiting, weights.lateness * 0.1) * 0.7);
}

/** Repeatable numbers from 0 to 1 (mulberry32, a public-domain generator). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
