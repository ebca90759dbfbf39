import type { Compiled } from './compileInstance.ts';
import { Chosen, costlyUnit, type Neighbors, neighborhoods } from './neighborhoods.ts';
import type { Random } from './random.ts';
import { rebuild, tolerance } from './rebuild.ts';
import type { Spot } from './Spot.ts';
import type { Timetable } from './Timetable.ts';

/** How often each neighborhood was tried and gained something, recent steps counting more. */
type Learned = { tried: number[]; gained: number[] };

/** The share of judges’ days that are passed over when a unit is placed. */
const blinks = 0.01;
/** After this many steps, what was learned counts half. */
const halfLife = 4096;

const nothingLearned = (): Learned => ({
  tried: neighborhoods.map(() => 1),
  gained: neighborhoods.map(() => 1),
});

/**
 * Improves a timetable step by step: takes some related hearings out, places each again where it costs least, and keeps
 * the result if it is better, or with falling probability if it is worse (simulated annealing).
 */
export class Annealer {
  private readonly timetable: Timetable;
  private readonly neighbors: Neighbors;
  private readonly random: Random;
  private readonly learned = nothingLearned();
  private readonly chosen: Chosen;
  private readonly removed: (Spot | null)[] = [];
  private steps = 0;

  constructor(timetable: Timetable, neighbors: Neighbors, random: Random) {
    this.timetable = timetable;
    this.neighbors = neighbors;
    this.random = random;
    this.chosen = new Chosen(timetable.compiled);
  }

  /** One step at a temperature: how much worse the timetable may become, on average. */
  step(temperature: number): void {
    const { timetable, neighbors, random, chosen, removed, learned } = this;
    const { movable } = neighbors;
    const before = timetable.cost;
    const which = chooseNeighborhood(learned, random);
    const unit =
      random() < 0.6 ? costlyUnit(timetable, neighbors, random) : movable[Math.floor(random() * movable.length)]!;
    chosen.clear();
    neighborhoods[which]!(timetable, neighbors, unit, random, chosen);
    const { list } = chosen;
    removed.length = 0;
    for (const one of list) {
      removed.push(timetable.spots[one]!);
      timetable.remove(one);
    }
    const limit = before - temperature * Math.log(1 - random());
    const order = orderOf(timetable.compiled, unit, random);
    const isKept = rebuild(timetable, list.slice(), order, limit, random, blinks);
    learned.tried[which]! += 1;
    if (!isKept) {
      for (const one of list) timetable.remove(one);
      for (const [index, one] of list.entries()) if (removed[index]) timetable.place(one, removed[index]!);
    } else if (timetable.cost < before - tolerance) learned.gained[which]! += 1;
    this.steps += 1;
    if (this.steps % halfLife === 0) forget(learned);
  }
}

function forget({ tried, gained }: Learned): void {
  for (const list of [tried, gained]) for (const index of list.keys()) list[index]! *= 0.5;
}

/** The order in which removed units are placed again: one of five, by chance. */
function orderOf(compiled: Compiled, first: number, random: Random): (unit: number) => number {
  const draw = random();
  if (draw < 0.3) return (unit) => (unit === first ? -1 : random());
  if (draw < 0.5) return () => random();
  if (draw < 0.65) return (unit) => -compiled.length[unit]! + random() * 0.5;
  if (draw < 0.9) return (unit) => -compiled.weight[unit]! / compiled.length[unit]! + random() * 0.1;
  return (unit) => compiled.latest[unit]!;
}

/** A neighborhood, the more often the more it has gained; each keeps a share. */
function chooseNeighborhood({ tried, gained }: Learned, random: Random): number {
  let sum = 0;
  for (const [index, times] of tried.entries()) sum += 0.01 + gained[index]! / times;
  let draw = random() * sum;
  for (const [index, times] of tried.entries()) {
    draw -= 0.01 + gained[index]! / times;
    if (draw < 0) return index;
  }
  return 0;
}
