import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { calibrate, calibrationError } from './calibration.ts';
import type { Label } from './Label.ts';
import { readLabeledFilings } from './readLabeledFilings.ts';
import type { Given, Score } from './scoreReading.ts';
import { wilson } from './wilson.ts';

/**
 * `npm run bench:reading [-- --cases FOLDER --half development|blind --figures]`: reads labeled filings and counts per field how many values are correct,
 * wrong, missed, and invented, and whether the confidences are calibrated. The folder contains `labels.json` and the
 * files; by default, the corpus next to the project, or else the project's own fictional filings. With `--cases` (or
 * `--answers`), prints every answer, otherwise the misses; with `--figures`, no answer at all, for a set that no one may
 * look into; with `--no-ocr`, scans are not read. The last line is one JSON object with all figures.
 */

const few = 30;

type Figures = {
  n: number;
  right: number;
  wrong: number;
  missed: number;
  invented: number;
  precision: number | null;
  recall: number | null;
  f1: number | null;
  /** 95% Wilson interval of the recall; null if n is too small. */
  interval: [number, number] | null;
};
type Answer = { id: string; needsOcr: boolean; group: string } & Score;

const here = path.dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    answers: { type: 'boolean', default: false },
    methods: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
    half: { type: 'string' },
    'no-ocr': { type: 'boolean', default: false },
  },
});
const beside = path.join(here, '../../shared/corpus');
const folder = values.cases
  ? path.resolve(process.env.INIT_CWD ?? '.', values.cases)
  : existsSync(beside)
    ? beside
    : path.join(here, 'cases');

const answers: Answer[] = [];
const refused: string[] = [];
let filings = 0;
let pages = 0;
let milliseconds = 0;
const half = z.enum(['development', 'blind']).optional().parse(values.half);
for await (const read of readLabeledFilings(folder, { ocr: !values['no-ocr'], ...(half && { half }) })) {
  const { id } = read.label;
  const group = groupOf(read.label);
  filings += 1;
  pages += read.pages;
  milliseconds += read.milliseconds;
  if (read.refused !== undefined) refused.push(`${id}: ${read.refused}`);
  answers.push(...read.scores.map((score) => ({ id, needsOcr: read.needsOcr, group, ...score })));
}

const withText = answers.filter(({ needsOcr }) => !needsOcr);
print(
  `Read ${filings - refused.length} of ${filings} filings, ${pages} pages, ${(milliseconds / Math.max(1, pages)).toFixed(2)} ms per page for the fields (${path.basename(folder) === 'corpus' ? 'real filings' : folder}).`,
);
for (const reason of refused) print(`  not read: ${reason}`);
const all = tableOf('All documents', answers);
const readable = withText.length === answers.length ? all : tableOf('Documents with a text layer', withText);
const groups = [...new Set(answers.map(({ group }) => group))];
const byGroup = Object.fromEntries(
  groups.length < 2
    ? []
    : groups.map((group) => [
        group,
        tableOf(
          group,
          answers.filter((answer) => answer.group === group),
        ),
      ]),
);
const bins = calibrate(answers.flatMap(({ given }) => given));
printCalibration();
if (values.methods) printMethods();
if (!values.figures) printAnswers();
print(
  JSON.stringify({
    filings,
    refused: refused.length,
    pages,
    ms_per_page: round(milliseconds / Math.max(1, pages)),
    all,
    with_text: readable,
    groups: byGroup,
    calibration: bins.map((bin) => ({
      ...bin,
      said: roundOrNull(bin.said),
      right: roundOrNull(bin.right),
      interval: bin.n < few ? null : bin.interval.map(round),
    })),
    calibration_error: roundOrNull(calibrationError(bins)),
  }),
);

/** Filings of one group resemble each other: docket reports, reprints by a publisher, scans, and the others. */
function groupOf({ kind, text_layer_quality }: Label): string {
  if (kind === 'real-rendered') return 'Docket reports';
  if (kind === 'real-reprint' || kind === 'real-text') return 'Reprints and published texts';
  if (/none|headers_only/.test(text_layer_quality ?? '')) return 'Scans';
  return 'Filings with a text layer';
}

function tableOf(title: string, of: readonly Score[]): Record<string, Figures> {
  print(
    `\n${title}\n  ${'field'.padEnd(27)}    n right wrong missed invented  precision  recall     f1  95% of recall`,
  );
  const figures: Record<string, Figures> = {};
  for (const field of new Set(of.map((score) => score.field))) {
    const found = figuresOf(of.filter((score) => score.field === field));
    figures[field] = found;
    const interval =
      found.interval === null ? 'not enough data' : found.interval.map((end) => end.toFixed(3)).join('-');
    const counts = [found.n, found.right, found.wrong, found.missed, found.invented].map((count, index) =>
      String(count).padStart([5, 5, 6, 7, 9][index]!),
    );
    print(
      `  ${field.padEnd(27)}${counts.join('')}  ${share(found.precision).padStart(9)}  ${share(found.recall).padStart(6)}  ${share(found.f1).padStart(5)}  ${interval}`,
    );
  }
  return figures;
}

function figuresOf(of: readonly Score[]): Figures {
  const sum = (key: 'n' | 'right' | 'wrong' | 'missed' | 'invented') =>
    of.reduce((total, score) => total + score[key], 0);
  const [n, right, wrong, missed, invented] = [sum('n'), sum('right'), sum('wrong'), sum('missed'), sum('invented')];
  const precision = ratio(right, right + wrong + invented);
  const recall = ratio(right, n);
  return {
    n,
    right,
    wrong,
    missed,
    invented,
    precision,
    recall,
    f1: precision === null || recall === null ? null : ratio(2 * precision * recall, precision + recall),
    interval: n < few ? null : (wilson(right, n).map(round) as [number, number]),
  };
}

function printCalibration(): void {
  print('\nConfidence: how many of the values at each level are correct\n  given           n stated  right   95%');
  for (const { from, to, n, said, right, interval } of bins) {
    if (n === 0) continue;
    const range = n < few ? 'not enough data' : interval.map((end) => end.toFixed(3)).join('-');
    print(`  ${from.toFixed(2)}-${to.toFixed(2)} ${String(n).padStart(6)}  ${share(said)}  ${share(right)}  ${range}`);
  }
  print(`  mean difference between stated and actual: ${share(calibrationError(bins))}`);
}

/** For developers who set the confidences: how often each rule is correct, by field. */
function printMethods(): void {
  const byMethod = new Map<string, Given[]>();
  for (const { field, given } of answers) {
    for (const one of given) {
      const key = `${field} ${one.method}`;
      byMethod.set(key, [...(byMethod.get(key) ?? []), one]);
    }
  }
  print('\nRules');
  for (const [key, given] of [...byMethod].sort(([one], [other]) => one.localeCompare(other))) {
    const right = given.filter((one) => one.right).length;
    const said = given.reduce((sum, one) => sum + one.confidence, 0) / given.length;
    print(
      `  ${key.padEnd(52)} ${String(right).padStart(4)} of ${String(given.length).padEnd(4)} stated ${said.toFixed(2)}`,
    );
  }
}

function printAnswers(): void {
  const every = values.answers || values.cases !== undefined;
  print(every ? '\nEvery answer:' : '\nIncorrect answers:');
  for (const { id, field, got, want, right, wrong, missed, invented, needsOcr, given } of answers) {
    const isRight = wrong + missed + invented === 0;
    if (isRight && !every) continue;
    const verdict = isRight ? (right > 0 || want !== '' ? 'right' : 'correctly nothing') : 'WRONG';
    const sure = given.map(({ confidence }) => confidence.toFixed(2)).join(' ');
    print(
      `  ${id}${needsOcr ? ' (image)' : ''} ${field}: ${every ? `${verdict}: ` : ''}read ${got || 'nothing'} | says ${want || 'nothing'}${sure && every ? ` (${sure})` : ''}`,
    );
  }
}

/** Null for a denominator of zero. */
function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : round(part / whole);
}

function share(figure: number | null): string {
  return figure === null ? '-' : figure.toFixed(3);
}

function round(figure: number): number {
  return Math.round(figure * 1000) / 1000;
}

function roundOrNull(figure: number | null): number | null {
  return figure === null ? null : round(figure);
}

function print(line: string): void {
  console.log(line);
}
