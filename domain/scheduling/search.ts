import { Annealer } from './Annealer.ts';
import { type Compiled, compileInstance } from './compileInstance.ts';
import { coolness, cycleAt, scaleOf } from './cooling.ts';
import type { Instance, Placement, Solution } from './Instance.ts';
import { findNeighbors } from './neighborhoods.ts';
import { placeAll } from './placeAll.ts';
import { polish } from './polish.ts';
import { type Random, randomOf } from './random.ts';
import { byUrgency, rebuild, tolerance } from './rebuild.ts';
import type { Spot } from './Spot.ts';
import { Timetable } from './Timetable.ts';

/** The same instance, seed, and number of steps give the same solution. */
export type SearchOptions = {
  seed: number;
  /** How many times a part of the timetable is taken apart and built again. */
  steps: number;
  /** The share of its time that is over, from 0 to 1, where time can end the search before the number of steps. */
  timeSpent?: () => number;
  /** Where the search begins; without it, at the present places of the hearings. */
  from?: readonly Placement[];
  /** Called about every 200 steps; the search ends when it returns false. */
  onProgress?: (progress: Progress) => boolean;
};

export type Progress = { step: number; cost: number; best: () => Solution };

export type SearchResult = Solution & { steps: number };

const stepsBetweenReports = 200;
/** The temperature changes after this many steps. */
const stepsOfTemperature = 8;

/**
 * A large-neighborhood search with simulated annealing in two cycles, a short one, and one that ends with the search. It
 * can end at any time with the best timetable so far.
 */
export function search(instance: Instance, options: SearchOptions): SearchResult {
  const { seed, steps, timeSpent = () => 0, from, onProgress } = options;
  const compiled = compileInstance(instance);
  const random = randomOf(seed);
  const timetable = firstTimetable(compiled, from, random);
  const neighbors = findNeighbors(compiled);
  const { movable } = neighbors;
  const annealer = new Annealer(timetable, neighbors, random);
  const best = new Best(timetable);
  const scale = scaleOf(compiled);
  let temperature = scale;
  let cycle = 0;
  let step = 0;
  for (; step < steps && movable.length > 0; step++) {
    if (step % stepsOfTemperature === 0) {
      const share = Math.max(step / steps, timeSpent());
      if (share >= 1) break;
      if (onProgress && step % stepsBetweenReports === 0 && !onProgress(best.progress(step))) break;
      if (cycleAt(share) > cycle) {
        cycle = cycleAt(share);
        best.restore(timetable);
      }
      temperature = scale * coolness(share);
    }
    annealer.step(temperature);
    best.note(timetable);
  }
  best.restore(timetable);
  polish(timetable, movable, random);
  return { ...timetable.toSolution(), steps: step };
}

/** After this many steps, a longer search rarely finds a better timetable. */
export function enoughSteps({ hearings }: Instance): number {
  return 20_000 + 25_000 * hearings.length;
}

/** A timetable in which every hearing that fits has a place. */
function firstTimetable(compiled: Compiled, from: readonly Placement[] | undefined, random: Random): Timetable {
  const timetable = new Timetable(compiled);
  placeAll(timetable, from ?? presentPlaces(compiled.instance));
  const left = [...timetable.spots.keys()].filter((unit) => !compiled.fixed[unit] && !timetable.spots[unit]);
  rebuild(timetable, left, byUrgency(compiled), Infinity, random, 0);
  return timetable;
}

/** Where the hearings are now. */
function presentPlaces({ hearings }: Instance): Placement[] {
  return hearings.flatMap(({ id, current }) => (current ? [{ ...current, hearing: id }] : []));
}

/** The best timetable so far. */
class Best {
  private readonly compiled: Compiled;
  private spots: (Spot | null)[];
  cost: number;

  constructor(timetable: Timetable) {
    this.compiled = timetable.compiled;
    this.spots = timetable.spots.slice();
    this.cost = timetable.cost;
  }

  note({ cost, spots }: Timetable): void {
    if (cost >= this.cost - tolerance) return;
    this.cost = cost;
    this.spots = spots.slice();
  }

  restore(timetable: Timetable): void {
    const changed = [...this.spots.keys()].filter((unit) => timetable.spots[unit] !== this.spots[unit]);
    for (const unit of changed) timetable.remove(unit);
    for (const unit of changed) if (this.spots[unit]) timetable.place(unit, this.spots[unit]);
  }

  progress(step: number): Progress {
    const best = () => {
      const timetable = new Timetable(this.compiled);
      this.restore(timetable);
      return timetable.toSolution();
    };
    return { step, cost: this.cost, best };
  }
}
