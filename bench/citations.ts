import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findCitations } from '#domain/citations/findCitations';
import { citationCases } from '#domain/citations/testing/citationCases';
import { growingTexts, writeBrief } from '#domain/citations/testing/growingTexts';
import { citationGroups } from '#domain/citations/testing/markedCases';
import { type CitationCase, readCases, scoreCase } from './citations/scoreCase.ts';
import { wilson } from './wilson.ts';

/**
 * `npm run bench:citations [-- --cases PATH]`: how many characters per second are searched for citations on one core,
 * in a generated brief and in hostile texts, whether ten megabytes take ten times as long as one, and how many
 * citations of the project's cases (or of others, see docs/citation-cases.md) are found: by kind, and by group for laws,
 * courts, *id.*, and short forms. The last line is one JSON object.
 */

const { values } = parseArgs({
  options: { cases: { type: 'string' }, only: { type: 'string' }, full: { type: 'boolean' } },
});
const megabyte = 1_000_000;

/** Seconds of processor time, the best of several runs, because other programs only increase it. */
function secondsFor(text: string, turns: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < turns; turn++) {
    const before = process.cpuUsage();
    findCitations(text);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1e6);
  }
  return best;
}

/**
 * A brief of one and of ten megabytes; hostile texts, in which every word needs work, at a quarter of that size unless
 * `--full`.
 */
function measureSpeed(full: boolean) {
  findCitations(writeBrief(megabyte));
  return growingTexts.map(([name, write], index) => {
    const small = index === 0 || full ? megabyte : megabyte / 4;
    const one = secondsFor(write(small), index === 0 ? 5 : 2);
    const ten = secondsFor(write(10 * small), index === 0 ? 3 : 1);
    return {
      name,
      n: index === 0 ? 5 : 2,
      mb: round((10 * small) / megabyte),
      mb_per_s: round(small / megabyte / one),
      mb_per_s_at_ten_times: round((10 * small) / megabyte / ten),
      growth: round(ten / one),
    };
  });
}

function measureCases(cases: readonly CitationCase[], isVerbose: boolean) {
  const totals = new Map<string, { expected: number; found: number; right: number }>();
  let whole = 0;
  for (const one of cases) {
    const score = scoreCase(one, findCitations(one.text));
    if (score.misses.length === 0) whole += 1;
    if (isVerbose) console.log(JSON.stringify({ text: one.text, right: score.misses.length === 0, ...score }));
    else if (score.misses.length > 0) console.log(`  ${JSON.stringify(one.text)}\n    ${score.misses.join('\n    ')}`);
    for (const [kind, count] of Object.entries(score.kinds)) {
      const total = totals.get(kind) ?? { expected: 0, found: 0, right: 0 };
      for (const key of ['expected', 'found', 'right'] as const) total[key] += count[key];
      totals.set(kind, total);
    }
  }
  const kinds = [...totals].map(([kind, { expected, found, right }]) => ({
    kind,
    n: expected,
    recall: expected ? round(right / expected) : null,
    precision: found ? round(right / found) : null,
  }));
  return { n: cases.length, right: whole, share: cases.length ? round(whole / cases.length) : null, kinds };
}

/** The laws, courts, *id.* chains, and short forms of the project, group by group: how many are right, and the interval. */
function measureGroups() {
  return citationGroups().map(({ name, kinds, cases }) => {
    const total = { n: 0, right: 0, further: 0 };
    for (const one of cases) {
      const score = scoreCase(one as CitationCase, findCitations(one.text));
      for (const [kind, { expected, found, right }] of Object.entries(score.kinds)) {
        if ((kinds as readonly string[]).includes(kind)) {
          total.n += expected;
          total.right += right;
        }
        total.further += Math.max(0, found - expected);
      }
      if (score.misses.length > 0) console.log(`  ${JSON.stringify(one.text)}\n    ${score.misses.join('\n    ')}`);
    }
    const [low, high] = wilson(total.right, total.n);
    const interval = `${round(low)}-${round(high)}`;
    return {
      group: name,
      n: total.n,
      right: total.right,
      share: round(total.right / total.n),
      interval,
      further: total.further,
    };
  });
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const cases = values.cases
  ? readCases(readFileSync(path.resolve(process.env.INIT_CWD ?? '.', values.cases), 'utf8'))
  : (citationCases as CitationCase[]);
const answered = measureCases(cases, values.cases !== undefined);
console.table(answered.kinds);
const groups = values.cases ? [] : measureGroups();
if (groups.length > 0) console.table(groups);
const speed = values.only === 'cases' ? [] : measureSpeed(values.full === true);
if (speed.length > 0) console.table(speed);
console.log(JSON.stringify({ cases: answered, groups, speed }));
