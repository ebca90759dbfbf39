import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readFiling } from '#domain/filings/readFiling';
import { readDocumentText } from '#server/documents/engine/readDocumentText';
import type { Label } from './Label.ts';
import { type Score, scoreReading } from './scoreReading.ts';
import { wilson } from './wilson.ts';

/**
 * `npm run bench:reading [-- --cases FOLDER]`: reads labelled filings and tells per field how many values are right,
 * wrong, missed and invented. The folder holds `labels.json` and the files; without one, the corpus beside the project,
 * else the project's own fictional filings. The last line is one JSON object of all figures.
 */

const scored = ['real', 'real-excerpt', 'fictional'];
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
};
type Miss = { id: string; needsOcr: boolean } & Score;

const here = path.dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({ options: { cases: { type: 'string' } } });
const beside = path.join(here, '../../shared/corpus');
const folder = values.cases
  ? path.resolve(process.env.INIT_CWD ?? '.', values.cases)
  : existsSync(beside)
    ? beside
    : path.join(here, 'cases');

const labels = (JSON.parse(readFileSync(path.join(folder, 'labels.json'), 'utf8')) as Label[]).filter(({ kind }) =>
  scored.includes(kind),
);
const today = new Date().toISOString().slice(0, 10);
const scores: Miss[] = [];
let pages = 0;
let milliseconds = 0;
for (const label of labels) {
  const bytes = new Uint8Array(await readFile(path.join(folder, label.file)));
  const text = await readDocumentText(bytes, path.basename(label.file));
  // The first reading of its kind compiles patterns; a worker does that once for all its documents.
  readFiling(text, { today });
  const began = performance.now();
  const reading = readFiling(text, { today });
  milliseconds += performance.now() - began;
  pages += text.layout === 'pages' ? text.pages.length : Math.ceil(text.text.length / 2500);
  const needsOcr =
    text.layout === 'pages' &&
    text.pages[0]?.source !== 'ocr' &&
    /none|headers_only/.test(label.text_layer_quality ?? '');
  for (const score of scoreReading(reading, label)) scores.push({ id: label.id, needsOcr, ...score });
}

const withText = scores.filter(({ needsOcr }) => !needsOcr);
print(
  `Read ${labels.length} filings, ${pages} pages, ${(milliseconds / Math.max(1, pages)).toFixed(2)} ms a page (${folder.endsWith('corpus') ? 'real filings' : 'the project’s own'}).`,
);
const all = table('All documents', scores);
const readable = withText.length === scores.length ? all : table('Documents whose pages carry their text', withText);
print('\nNot right:');
for (const { id, field, got, want, wrong, missed, invented, needsOcr } of scores) {
  if (wrong + missed + invented > 0)
    print(`  ${id}${needsOcr ? ' (picture)' : ''} ${field}: read ${got || 'nothing'} | says ${want || 'nothing'}`);
}
print(
  JSON.stringify({
    filings: labels.length,
    pages,
    ms_per_page: round(milliseconds / Math.max(1, pages)),
    all,
    with_text: readable,
  }),
);

function table(title: string, of: readonly Score[]): Record<string, Figures> {
  print(`\n${title}\n  ${'field'.padEnd(27)}    n right wrong missed invented  precision  recall  95 % of recall`);
  const figures: Record<string, Figures> = {};
  for (const field of new Set(of.map((score) => score.field))) {
    const found = figuresOf(of.filter((score) => score.field === field));
    figures[field] = found;
    const [low, high] = wilson(found.right, found.n);
    const interval = found.n < few ? 'too few to tell' : `${low.toFixed(3)}-${high.toFixed(3)}`;
    const counts = [found.n, found.right, found.wrong, found.missed, found.invented].map((count, index) =>
      String(count).padStart([5, 5, 6, 7, 9][index]!),
    );
    print(
      `  ${field.padEnd(27)}${counts.join('')}  ${share(found.precision).padStart(9)}  ${share(found.recall).padStart(6)}  ${interval}`,
    );
  }
  return figures;
}

function figuresOf(of: readonly Score[]): Figures {
  const sum = (key: 'right' | 'wrong' | 'missed' | 'invented') => of.reduce((total, score) => total + score[key], 0);
  const [right, wrong, missed, invented] = [sum('right'), sum('wrong'), sum('missed'), sum('invented')];
  const isList = /^(?:plaintiffs|defendants|claimants|bar_numbers)$/.test(of[0]!.field);
  const n = isList ? right + missed : right + wrong + missed;
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
  };
}

/** Of nothing there is no share. */
function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : round(part / whole);
}

function share(figure: number | null): string {
  return figure === null ? '-' : figure.toFixed(3);
}

function round(figure: number): number {
  return Math.round(figure * 1000) / 1000;
}

function print(line: string): void {
  console.log(line);
}
