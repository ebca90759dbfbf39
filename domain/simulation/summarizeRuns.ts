import { addDays } from '#domain/days/days';
import type { CourtModel, CourtPast } from './CourtModel.ts';
import { compileWorld } from './compileWorld.ts';
import type { PairedRun, RunMeasures, WaitMeasures } from './RunMeasures.ts';
import { type Scenario, unchanged } from './Scenario.ts';
import type {
  Compared,
  ComparedWaits,
  Estimate,
  ReportedLoad,
  ReportedPast,
  ReportedWeek,
  SimulationReport,
} from './SimulationReport.ts';
import { fewest } from './simulationStates.ts';
import type { World } from './World.ts';
import { warningsOf } from './warningsOf.ts';

/** Nine of ten runs are between these. */
const [lowest, highest] = [0.05, 0.95];

/** What the runs show together. They can be in any order. */
export function summarizeRuns(model: CourtModel, scenario: Scenario, all: readonly PairedRun[]): SimulationReport {
  const runs = all.toSorted((one, other) => one.run - other.run);
  const worlds = { present: compileWorld(model, unchanged), changed: compileWorld(model, scenario) };
  const compared = (of: (measures: RunMeasures) => number) => compare(runs, of)!;
  const requests = model.past.weeks.flat();
  const n = model.types.map((_, type) => requests.filter((one) => one.type === type).length);
  const past = countPast(model.past);
  return {
    runs: runs.length,
    requests: { present: meanCount(runs, 'present'), changed: meanCount(runs, 'changed') },
    waits: compareWaits(runs, ({ waits }) => waits),
    types: model.types.map(({ id, name }, type) => ({
      ...{ id, name, n: n[type]!, leads: model.past.leads[type]?.n ?? 0 },
      notice: model.past.leads[type]?.days ?? model.notice_days,
      waits: compareWaits(runs, ({ types }) => types[type] ?? null),
    })),
    weeks: Array.from({ length: model.weeks }, (_, week) => reportWeek(model, runs, week)),
    judges: loads(runs, worlds, 'judge_hours', model.judges, judgeHours),
    rooms: loads(runs, worlds, 'room_hours', model.rooms, roomHours),
    overtime: past.durations === 0 ? null : compared(({ overtime_hours }) => overtime_hours / model.weeks),
    open: compared(({ weekly_open }) => weekly_open.at(-1) ?? 0),
    unplaced: compared(({ unplaced }) => unplaced),
    past,
    warnings: warningsOf(past, model.past.leads, n, runs.length),
  };
}

/** The mean of values, and between which nine of ten of them are. */
export function estimate(values: readonly number[]): Estimate | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  return {
    value: rounded(values.reduce((sum, one) => sum + one, 0) / values.length),
    low: rounded(at(lowest)),
    high: rounded(at(highest)),
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Compares a figure in the runs in which both courts have it. */
function compare(runs: readonly PairedRun[], of: (measures: RunMeasures) => number | null): Compared | null {
  const pairs = runs.flatMap(({ present, changed }) => {
    const [before, after] = [of(present), of(changed)];
    return before === null || after === null ? [] : [[before, after] as const];
  });
  const present = estimate(pairs.map(([before]) => before));
  const changed = estimate(pairs.map(([, after]) => after));
  const difference = estimate(pairs.map(([before, after]) => after - before));
  return present && changed && difference && { present, changed, difference };
}

function compareWaits(runs: readonly PairedRun[], of: (measures: RunMeasures) => WaitMeasures): ComparedWaits | null {
  const part = (name: 'mean' | 'median' | 'p90') => compare(runs, (measures) => of(measures)?.[name] ?? null);
  const late = compare(runs, (measures) => {
    const waits = of(measures);
    return waits && (100 * waits.late) / waits.n;
  });
  const [mean, median, p90] = [part('mean'), part('median'), part('p90')];
  return mean && median && p90 && late && { mean, median, p90, late };
}

function meanCount(runs: readonly PairedRun[], of: 'present' | 'changed'): number {
  const sum = runs.reduce((count, run) => count + (run[of].waits?.n ?? 0), 0);
  return Math.round(sum / Math.max(1, runs.length));
}

function reportWeek({ first_day }: CourtModel, runs: readonly PairedRun[], week: number): ReportedWeek {
  const wait = compare(runs, ({ weekly_wait }) => weekly_wait[week] ?? null);
  const open = compare(runs, ({ weekly_open }) => weekly_open[week] ?? 0)!;
  return {
    begins: addDays(first_day, 7 * week),
    wait: wait && { present: wait.present, changed: wait.changed },
    open: { present: open.present, changed: open.changed },
  };
}

type Worlds = { present: World; changed: World };

function loads(
  runs: readonly PairedRun[],
  worlds: Worlds,
  measure: 'judge_hours' | 'room_hours',
  own: readonly { id: string; name: string }[],
  hoursOf: (world: World, one: number) => number,
): ReportedLoad[] {
  const count = Math.max(own.length, measure === 'judge_hours' ? worlds.changed.judges : worlds.changed.rooms);
  return Array.from({ length: count }, (_, one) => {
    const [present_hours, changed_hours] = [hoursOf(worlds.present, one), hoursOf(worlds.changed, one)];
    const load = (of: 'present' | 'changed', hours: number) =>
      hours === 0 ? null : estimate(runs.map((run) => (100 * (run[of][measure][one] ?? 0)) / hours));
    return {
      ...{ id: own[one]?.id ?? `additional ${one - own.length + 1}`, name: own[one]?.name ?? '' },
      ...{ present_hours: rounded(present_hours), changed_hours: rounded(changed_hours) },
      ...{ present: load('present', present_hours), changed: load('changed', changed_hours) },
    };
  });
}

/** A judge’s full days, less absences, on the simulated days. */
function judgeHours({ judges, days, simulated, full, is_judge }: World, judge: number): number {
  if (judge >= judges || !is_judge[judge]) return 0;
  let minutes = 0;
  for (let day = 0; day < simulated; day++) minutes += full[judge * days + day]!;
  return minutes / 60;
}

function roomHours({ rooms, room_minutes }: World, room: number): number {
  return room < rooms ? room_minutes[room]! / 60 : 0;
}

function countPast({ weeks, recorded, inferred, fates, durations, judge_days, full_day }: CourtPast): ReportedPast {
  const count = (fate: string) => fates.filter((one) => one.fate === fate).length;
  return {
    ...{ weeks: weeks.length, requests: recorded + inferred, recorded, inferred, outcomes: fates.length },
    ...{ held: count('held'), continued: count('continued'), canceled: count('canceled') },
    ...{ durations: durations.length < fewest ? 0 : durations.length, judge_days, full_day },
  };
}
