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
  const neighbors = findNeighbors(compiled, movable);
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
    const removed = choose(compiled, timetable, neighbors, random);
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

/** Which hearings can compete with which: by judge, and by people. */
type Neighbors = { ofJudge: readonly Int32Array[]; ofPeople: readonly Int32Array[]; movable: Int32Array };

function findNeighbors(compiled: Compiled, movable: Int32Array): Neighbors {
  const all = Array.from(movable);
  const ofPerson = new Map<number, number[]>();
  for (const hearing of all) {
    for (const person of compiled.peopleOf[hearing]!) ofPerson.set(person, [...(ofPerson.get(person) ?? []), hearing]);
  }
  return {
    movable,
    ofJudge: Array.from({ length: compiled.judges }, (_, judge) =>
      Int32Array.from(all.filter((hearing) => compiled.judgesOf[hearing]!.includes(judge))),
    ),
    ofPeople: compiled.peopleOf.map((people) =>
      Int32Array.from(new Set(Array.from(people).flatMap((person) => ofPerson.get(person) ?? []))),
    ),
  };
}

/** The hearings to be placed again: a few that compete for the same judge, days, or people. */
function choose(compiled: Compiled, timetable: Timetable, neighbors: Neighbors, random: () => number): number[] {
  const { movable, ofJudge, ofPeople } = neighbors;
  const seed = movable[Math.floor(random() * movable.length)]!;
  const wanted = 1 + Math.floor(random() * Math.min(14, movable.length - 1));
  const place = timetable.places[seed];
  const draw = random();
  const judges = compiled.judgesOf[seed]!;
  const judge = draw < 0.2 || !place ? judges[Math.floor(random() * judges.length)]! : place.judge;
  const day = random() < 0.5 ? (place?.day ?? compiled.earliest[seed]!) : compiled.earliest[seed]!;
  const kept: number[] = [seed];
  const scores: number[] = [-1];
  const offer = (hearing: number, extra: number) => {
    if (hearing === seed) return;
    const other = timetable.places[hearing];
    const score = random() * 2 + (other ? Math.abs(other.day - day) + extra : 0);
    if (scores.length > wanted && score >= scores.at(-1)!) return;
    let at = scores.length;
    while (at > 0 && scores[at - 1]! > score) at--;
    scores.splice(at, 0, score);
    kept.splice(at, 0, hearing);
    if (scores.length <= wanted + 1) return;
    scores.pop();
    kept.pop();
  };
  if (draw < 0.75) {
    for (const hearing of ofJudge[judge]!) offer(hearing, timetable.places[hearing]?.judge === judge ? 0 : 3);
  } else if (draw < 0.9) {
    for (let n = 0; n < 120; n++) {
      const hearing = movable[Math.floor(random() * movable.length)]!;
      if (!kept.includes(hearing)) offer(hearing, 0);
    }
  } else {
    for (const hearing of ofPeople[seed]!) offer(hearing, 0);
  }
  return kept;
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
