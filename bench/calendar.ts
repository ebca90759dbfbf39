import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kinds, makeInstance, type Size } from '#domain/scheduling/testing/makeInstance';
import { lowerBound } from './calendar/lowerBound.ts';
import { measureAnswers } from './calendar/measureAnswers.ts';
import { measureRandom, measureSmall } from './calendar/measureRandom.ts';
import { measureSearch, processorSeconds } from './calendar/measureSearch.ts';
import { type NamedInstance, readInstances, UnusableCases } from './calendar/readInstances.ts';

const usage = `npm run bench:calendar -- [--cases PATH] [--sizes 50,200,500,1000,2000] [--kinds backlog,arrivals]
  [--budgets 1,10,60] [--seed 1] [--bound 300] [--random 1000] [--small 100] [--save DIRECTORY]
--bound: the most seconds for a bound, 0 for none. --random and --small: how many random instances, 0 for none.
--save: writes the generated courts as cases for other solvers, and measures nothing.`;

/** The courts that are measured, by their number of hearings. */
const sizes: Record<string, Size> = {
  50: { hearings: 50, judges: 5, rooms: 5, days: 5 },
  200: { hearings: 200, judges: 8, rooms: 10, days: 10 },
  500: { hearings: 500, judges: 16, rooms: 15, days: 20 },
  1000: { hearings: 1000, judges: 30, rooms: 25, days: 30 },
  2000: { hearings: 2000, judges: 55, rooms: 50, days: 60 },
};

try {
  await main();
} catch (error) {
  if (!(error instanceof UnusableCases || (error as { code?: string }).code?.startsWith('E'))) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      ...{ cases: text, sizes: text, kinds: text, budgets: text, seed: text, bound: text, random: text, small: text },
      save: text,
    },
  });
  const budgets = numbers(values.budgets ?? '1,10,60', 0.01);
  const [seed] = numbers(values.seed ?? '1', 0);
  const [boundLimit] = numbers(values.bound ?? '300', 0);
  const instances = values.cases === undefined ? generated(values, seed!) : readInstances(values.cases);
  if (values.save !== undefined) return save(instances, values.save);
  const load = loadavg()[0]!.toFixed(1);
  console.log(`${cpus()[0]?.model ?? 'processor unknown'}, ${availableParallelism()} cores, load ${load}.`);
  console.log(
    'Budgets are processor seconds of each of two threads; “alone” is the first thread without the second.\n',
  );
  const figures = [];
  for (const one of instances) figures.push(await measure(one, budgets, seed!, boundLimit!));
  const isGenerated = values.cases === undefined;
  const random = isGenerated ? measureRandom(numbers(values.random ?? '1000', 0)[0]!) : null;
  const small = isGenerated ? measureSmall(numbers(values.small ?? '100', 0)[0]!) : null;
  if (random) console.log(`\n${random.n} random instances: ${random.broken} solutions break a rule.`);
  if (small)
    console.log(`${small.n} small instances: ${small.worse} solutions cost more than the best of all timetables.`);
  console.log(JSON.stringify({ n: figures.length, load: Number(load), instances: figures, random, small }));
}

function save(instances: readonly NamedInstance[], directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const { name, instance } of instances) {
    const file = join(directory, `${name.replace(/[^a-z0-9]+/g, '-')}.json`);
    writeFileSync(file, JSON.stringify(instance));
    console.log(file);
  }
}

function generated(values: { sizes?: string | undefined; kinds?: string | undefined }, seed: number): NamedInstance[] {
  const names = values.sizes?.split(',') ?? Object.keys(sizes);
  const wanted: readonly string[] = values.kinds?.split(',') ?? kinds;
  return names.flatMap((name) => {
    const size = sizes[name];
    if (!size) throw new UnusableCases(`There is no size ${name}.\n${usage}`);
    return kinds
      .filter((kind) => wanted.includes(kind))
      .map((kind) => {
        const { hearings, judges, rooms, days } = size;
        const label = `${hearings} hearings, ${judges} judges, ${rooms} courtrooms, ${days} days, ${kind}`;
        return { name: label, instance: makeInstance(size, seed, kind) };
      });
  });
}

async function measure({ name, instance }: NamedInstance, budgets: readonly number[], seed: number, limit: number) {
  const { reached, solution } = measureSearch(instance, budgets, seed);
  const began = processorSeconds();
  const bound = limit > 0 ? await lowerBound(instance, limit) : null;
  const bound_seconds = Math.round((processorSeconds() - began) * 10) / 10;
  const gapOf = (cost: number) => (bound !== null && bound > 0 ? Math.round((cost / bound - 1) * 1000) / 10 : null);
  console.log(name);
  console.log(`  bound ${bound === null ? 'not proven' : bound.toFixed(1)} (${bound_seconds} s)`);
  for (const { seconds, cost, alone, steps, unplaced, violations } of reached) {
    const gap = gapOf(cost);
    const columns = [
      `${String(seconds).padStart(6)} s`,
      `cost ${cost.toFixed(1).padStart(9)}`,
      `gap ${gap === null ? '–' : `${gap.toFixed(1)}%`}`.padEnd(10),
      `alone ${alone.toFixed(1).padStart(9)}`,
      `${steps.toLocaleString('en-US')} steps`.padStart(18),
      `${unplaced} unplaced`,
      `${violations} violations`,
    ];
    console.log(`  ${columns.join('  ')}`);
  }
  const answers = solution.placements.length > 0 ? measureAnswers(instance, solution) : null;
  if (answers) {
    const { repair, conflict } = answers;
    console.log(`  best slots ${answers.best_slots_ms} ms, why ${answers.why_ms} ms (the slowest of ${answers.n})`);
    console.log(`  repair: ${repair.displaced} displaced, ${repair.moves} moved, ${repair.ms} ms`);
    console.log(`  conflict: ${conflict.requirements ?? 'not proven'} requirements, ${conflict.ms} ms`);
  }
  const runs = reached.map((one) => ({ ...one, gap_percent: gapOf(one.cost) }));
  return { name, n: instance.hearings.length, bound, bound_seconds, runs, answers };
}

function numbers(list: string, least: number): number[] {
  const found = list.split(',').map(Number);
  if (found.some((one) => !Number.isFinite(one) || one < least))
    throw new UnusableCases(`${list} is no list of numbers.\n${usage}`);
  return found;
}
