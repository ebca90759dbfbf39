import { quantile } from '#domain/reports/quantile';
import { type Costs, costsOf, isSamePlace } from '../costs.ts';
import type { Instance, Placement, Solution, Stretch } from '../Instance.ts';
import { readReason } from './PlanReasons.ts';

/** The waits of a plan’s hearings in days, from the day on which the plan was made to the hearing; null without hearings. */
export type Waits = { hearings: number; median: number | null; p90: number | null };

/** The slots of a judge in a plan: those in which the court is open and the judge present, and those with hearings. */
export type JudgeLoad = {
  judge: string;
  open: number;
  before: number;
  after: number;
  /** Of those, the slots beyond a full day. */
  overtime: { before: number; after: number };
};

/** A plan beside the present calendar: the hearings that it places, and those that stay. */
export type Comparison = {
  moved: number;
  /** Requests that get a place. */
  placed: number;
  stay: number;
  unplaced: number;
  waits: { before: Waits; after: Waits };
  costs: { before: Costs; after: Costs };
  judges: JudgeLoad[];
};

/** Compares a solution with the places that hearings have now. `daysSince` counts the days of a wait until a day of the plan. */
export function comparePlan(instance: Instance, best: Solution, daysSince: (day: number) => number): Comparison {
  const before = presentPlaces(instance);
  const placed = new Map(best.placements.map((one) => [one.hearing, one]));
  const requests = instance.hearings.filter(({ current }) => current === null);
  const moved = before.filter((one) => !isAt(one, placed.get(one.hearing))).length;
  const unplaced = instance.hearings.filter(({ id }) => !placed.has(id)).length;
  const withoutPlace = requests.map(({ id }) => id);
  const loads = { before: loadsOf(instance, before), after: loadsOf(instance, best.placements) };
  return {
    ...{ moved, placed: requests.filter(({ id }) => placed.has(id)).length },
    ...{ stay: before.length - moved, unplaced },
    waits: { before: waitsOf(before, daysSince), after: waitsOf(best.placements, daysSince) },
    costs: {
      before: costsOf(instance, { placements: before, unplaced: withoutPlace }),
      after: costsOf(instance, best),
    },
    judges: instance.judges.map(({ id: judge }) => ({
      ...{ judge, open: openSlots(instance, judge) },
      ...{ before: sum(loads.before.get(judge)), after: sum(loads.after.get(judge)) },
      overtime: {
        before: overtimeOf(instance, loads.before.get(judge)),
        after: overtimeOf(instance, loads.after.get(judge)),
      },
    })),
  };
}

/** The present places, as placements. */
export function presentPlaces({ hearings }: Instance): Placement[] {
  return hearings.flatMap(({ id, current }) => (current ? [{ ...current, hearing: id }] : []));
}

function isAt(present: Placement, place: Placement | undefined): boolean {
  return place !== undefined && isSamePlace(present, place);
}

function waitsOf(placements: readonly Placement[], daysSince: (day: number) => number): Waits {
  const days = placements.map(({ day }) => daysSince(day)).sort((one, other) => one - other);
  return { hearings: days.length, median: quantile(days, 0.5), p90: quantile(days, 0.9) };
}

/** The slots with hearings on each day of each judge: those of the plan, others, and calendar calls. */
function loadsOf(instance: Instance, placements: readonly Placement[]): Map<string, number[]> {
  const { days, judges, sittings, hearings } = instance;
  const slotsOf = new Map(hearings.map(({ id, slots }) => [id, slots]));
  const busy = new Map(judges.map(({ id }) => [id, days.map(() => new Set<number>())]));
  const mark = (judge: string, { day, from, to }: Stretch) => {
    for (let slot = from; slot < to; slot++) busy.get(judge)?.[day]?.add(slot);
  };
  for (const { id, away } of judges) for (const one of away) if (isHearing(one.reason)) mark(id, one);
  for (const { judge, day, slot, slots } of sittings) mark(judge, { day, from: slot, to: slot + slots });
  for (const { hearing, judge, day, slot, sitting } of placements) {
    if (sitting === null) mark(judge, { day, from: slot, to: slot + slotsOf.get(hearing)! });
  }
  return new Map([...busy].map(([judge, ofDays]) => [judge, ofDays.map(({ size }) => size)]));
}

function overtimeOf({ weights }: Instance, ofDays: readonly number[] | undefined): number {
  return sum(ofDays?.map((slots) => Math.max(0, slots - weights.full_day)));
}

/** The slots in which the court is open, or the judge on duty, and the judge present. */
function openSlots({ days, judges }: Instance, judge: string): number {
  const { away, duty } = judges.find(({ id }) => id === judge)!;
  let open = 0;
  for (const [day, { slots, closed }] of days.entries()) {
    const isIn = (list: readonly { from: number; to: number }[], slot: number) =>
      list.some(({ from, to }) => from <= slot && slot < to);
    const ofDay = (list: readonly Stretch[]) => list.filter((one) => one.day === day);
    const absent = ofDay(away.filter(({ reason }) => !isHearing(reason)));
    for (let slot = 0; slot < slots; slot++) {
      if (!isIn(absent, slot) && (!isIn(closed, slot) || isIn(ofDay(duty), slot))) open += 1;
    }
  }
  return open;
}

const isHearing = (reason: string) => readReason(reason).code === 'other_hearing';

const sum = (list: readonly number[] | undefined) => (list ?? []).reduce((total, one) => total + one, 0);
