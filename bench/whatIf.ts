import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Scenario, unchanged } from '#domain/simulation/Scenario';
import { prepareRuns } from '#domain/simulation/simulateRun';
import { summarizeRuns } from '#domain/simulation/summarizeRuns';
import { makeBusyCourt } from '#domain/simulation/testing/makeModel';

/**
 * `npm run bench:whatif [-- --judges N --hearings N --weeks N --runs N --seed N]`: the processor time of a what-if, with
 * and without the change, in a generated court of N judges (30) with N requests a month (1,000). The last line is one
 * JSON object with all figures; `n` is the number of runs.
 */

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { judges: text, hearings: text, weeks: text, runs: text, seed: text } });
const number = (name: keyof typeof values, usual: number) => {
  const given = Number(values[name] ?? usual);
  if (!(Number.isInteger(given) && given >= 1)) throw new Error(`--${name} must be a whole number of at least 1.`);
  return given;
};
const [judges, hearings, weeks] = [number('judges', 30), number('hearings', 1000), number('weeks', 13)];
const [runs, seed] = [number('runs', 200), number('seed', 1)];

const scenarios: Record<string, Partial<Scenario>> = {
  'one more judge': { more_judges: 1 },
  'one courtroom less': { without_rooms: ['room 1'] },
  '20% more requests': { arrivals_percent: 20 },
  'Tuesdays for one event type': {
    reserved: { weekday: 2, event_type_id: 'type 2', case_type: null, judge_id: null, only: true },
  },
  'a judge leaves, longer days': { without_judges: ['judge 1'], closes_later: 60 },
};

const load = loadavg()[0]!.toFixed(1);
console.log(`${cpus()[0]?.model ?? 'processor unknown'}, ${availableParallelism()} cores, load ${load}.`);
console.log(`${judges} judges, ${hearings} requests a month, ${weeks} weeks, ${runs} runs of both courts.\n`);
const model = makeBusyCourt(seed, judges, hearings, weeks);
const processorSeconds = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
const figures = Object.entries(scenarios).map(([name, changes]) => {
  const scenario = { ...unchanged, ...changes };
  const began = processorSeconds();
  const simulate = prepareRuns(model, scenario, seed);
  const all = Array.from({ length: runs }, (_, run) => simulate(run));
  const report = summarizeRuns(model, scenario, all);
  const seconds = Math.round((processorSeconds() - began) * 100) / 100;
  const wait = report.waits!.mean;
  const width = ({ low, high }: { low: number; high: number }) => high - low;
  const text = `${wait.present.value} to ${wait.changed.value} days, difference ${wait.difference.low} to ${wait.difference.high}`;
  console.log(`${name.padEnd(30)} ${String(seconds).padStart(7)} s   mean wait ${text}`);
  return { name, seconds, wait, widths: [width(wait.changed), width(wait.difference)] };
});
console.log(JSON.stringify({ n: runs, load: Number(load), judges, hearings, weeks, scenarios: figures }));
