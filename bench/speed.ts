import path from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { compileExpressions } from '#server/documents/engine/workerProcess';
import { findPdfs, keepBornDigital } from './speed/findPdfs.ts';
import { measureCold } from './speed/measureCold.ts';
import { openPdftotext } from './speed/measurePdftotext.ts';
import { medianOf, readOnce, type StepTimes, timeOnce } from './speed/measureSteps.ts';
import { cores, measureDocument, measureMemory, measureRate, withFiles } from './speed/measureWorkers.ts';
import { median } from './speed/processorTime.ts';
import { writeLongFiling } from './speed/writeLongFiling.ts';

/**
 * `npm run bench:speed [-- --cases FOLDER --documents N]`: the processor time of the analysis of born-digital PDFs, by
 * step, cold and warm, compared with `pdftotext` on the same files if it is installed; pages per second through the
 * engine's workers; a filing of 200 pages; whether the time is proportional to the length; and the memory of a worker
 * over N documents (5,000). The PDFs are those of the folder, of the corpus next to the project, or of the sample
 * court; files with pages that are images are omitted, or measured separately if they have a text layer. The last line
 * is one JSON object with all figures.
 */

// As the workers are started.
setFlagsFromString(compileExpressions);

const times = 7;
const lengths = [50, 100, 200, 400];

const { values } = parseArgs({
  options: { cases: { type: 'string' }, documents: { type: 'string', default: '5000' } },
});
const folder = values.cases === undefined ? undefined : path.resolve(process.env.INIT_CWD ?? '.', values.cases);
const found = await findPdfs(folder);
const { pdfs, pages, scans } = await keepBornDigital(found.pdfs);
if (pages === 0) throw new Error('No PDF with a text layer was found.');
print(`${pdfs.length} born-digital PDFs, ${pages} pages (${found.what}); processor time in ms.`);

await withFiles(pdfs, async (files) => {
  const cold = measureCold(files);
  const { warm, others } = await measureWarm();
  const steps = reportSteps(cold, warm);
  const searchable = await reportScans();
  const pdftotext = reportPdftotext(others);
  const rates = await reportRates(files);
  const long = await reportLong();
  const memory = await reportMemory(files);
  print(
    JSON.stringify({
      documents: pdfs.length,
      pages,
      runs: times,
      ...steps,
      searchable_scans: searchable,
      pdftotext,
      ...rates,
      ...long,
      memory,
    }),
  );
});

type Others = {
  plain: number;
  withPlaces: number;
  start: number;
  ratios: Record<'plain' | 'withPlaces' | 'bare', number>;
};

/** Alternates between own runs and `pdftotext`, because the speed of the machine varies over time. */
async function measureWarm(): Promise<{ warm: StepTimes; others: Others | null }> {
  await readOnce(pdfs);
  await readOnce(pdfs);
  const pdftotext = openPdftotext(pdfs);
  const runs: StepTimes[] = [];
  const turns: { own: number; plain: number; withPlaces: number; start: number }[] = [];
  for (let time = 0; time < times; time++) {
    const { steps } = await readOnce(pdfs);
    const run = { steps, total: await timeOnce(pdfs) };
    runs.push(run);
    if (pdftotext === null) continue;
    const [plain, withPlaces, start] = [pdftotext.plain(), pdftotext.withPlaces(), pdftotext.start()];
    turns.push({ own: run.total, plain, withPlaces, start });
  }
  pdftotext?.close();
  if (turns.length === 0) return { warm: medianOf(runs), others: null };
  const of = (figure: (turn: (typeof turns)[number]) => number) => median(turns.map(figure));
  const ratios = {
    plain: of(({ own, plain }) => own / plain),
    withPlaces: of(({ own, withPlaces }) => own / withPlaces),
    bare: of(({ own, withPlaces, start }) => own / (withPlaces - start)),
  };
  const others = {
    plain: of((turn) => turn.plain),
    withPlaces: of((turn) => turn.withPlaces),
    start: of((turn) => turn.start),
    ratios,
  };
  return { warm: medianOf(runs), others };
}

function reportSteps(cold: StepTimes, warm: StepTimes) {
  print(`\n  ${'step, ms per page'.padEnd(36)}     cold     warm`);
  const printRow = (name: string, one: number, other: number) =>
    print(`  ${name.padEnd(36)} ${(one / pages).toFixed(3).padStart(8)} ${(other / pages).toFixed(3).padStart(8)}`);
  for (const [name, taken] of warm.steps) printRow(name, cold.steps.get(name) ?? 0, taken);
  printRow('the entire analysis', cold.total, warm.total);
  print(
    `  ${'pages per second of processor time'.padEnd(36)} ${rate(cold.total).padStart(8)} ${rate(warm.total).padStart(8)}`,
  );
  const perPage = ({ steps, total }: StepTimes) => ({
    total: round(total / pages),
    steps: Object.fromEntries([...steps].map(([name, taken]) => [name, round(taken / pages)])),
  });
  return { cold: perPage(cold), warm: perPage(warm) };
}

/** Scans with a text layer: each page is rendered to compare the text with the image. */
async function reportScans() {
  if (scans.pages === 0) return null;
  await readOnce(scans.pdfs);
  const runs: number[] = [];
  for (let time = 0; time < 3; time++) runs.push((await timeOnce(scans.pdfs)) / scans.pages);
  const ms = round(median(runs));
  print(`\nScans with a text layer, rendered for comparison: ${ms} ms per page (n = ${scans.pages} pages).`);
  return { n: scans.pages, ms_a_page: ms };
}

function reportPdftotext(taken: Others | null) {
  if (taken === null) {
    print('\npdftotext is not installed.');
    return null;
  }
  const [plain, placed, start] = [taken.plain, taken.withPlaces, taken.start].map((ms) => round(ms / pages));
  const ratio = {
    plain: round(taken.ratios.plain),
    with_places: round(taken.ratios.withPlaces),
    with_places_without_start: round(taken.ratios.bare),
  };
  print(
    `\npdftotext on the same files, ms per page: ${plain}, with word positions ${placed}; one process per file, whose start takes ${start}.`,
  );
  print(
    `The entire analysis takes ${ratio.plain} times as long as pdftotext, ${ratio.with_places} times with word positions, and ${ratio.with_places_without_start} times without its start (medians of ${times} runs).`,
  );
  return { n: times, plain, with_places: placed, start, ratio };
}

async function reportRates(files: Parameters<typeof measureRate>[0]) {
  const repeated = Math.max(1, Math.round(2000 / pages));
  const one = Math.round(await measureRate(files, pages, 1, repeated));
  const every = Math.round(await measureRate(files, pages, cores, repeated));
  print(
    `\nThrough the engine, pages per second, elapsed: ${one} with 1 worker, ${every} with ${cores} (n = ${repeated * pages} pages each).`,
  );
  return { pages_per_second: { n: repeated * pages, one_worker: one, cores, all_cores: every } };
}

async function reportLong() {
  print('\n  pages     ms ms per page');
  const growth: { pages: number; ms: number; ms_a_page: number }[] = [];
  for (const length of lengths) {
    const filing = [{ name: 'Long.pdf', bytes: writeLongFiling(length) }];
    await readOnce(filing);
    const taken: number[] = [];
    for (let time = 0; time < 5; time++) taken.push((await readOnce(filing)).total);
    const ms = median(taken);
    growth.push({ pages: length, ms: round(ms), ms_a_page: round(ms / length) });
    print(`  ${String(length).padStart(5)} ${ms.toFixed(0).padStart(6)} ${(ms / length).toFixed(3).padStart(11)}`);
  }
  const clock = await withFiles([{ name: 'Long.pdf', bytes: writeLongFiling(200) }], ([file]) =>
    measureDocument(file!, 5),
  );
  print(`200 pages through a worker, elapsed: ${median(clock).toFixed(0)} ms (median of ${clock.length}).`);
  return { growth: { n: 5, lengths: growth }, two_hundred_pages_ms: { n: clock.length, median: round(median(clock)) } };
}

async function reportMemory(files: Parameters<typeof measureMemory>[0]) {
  const documents = Number(values.documents);
  const { held, workers } = await measureMemory(files, documents);
  print(
    `\nMemory of a worker over ${documents} documents, in MB after every 20 documents: ${held.join(' ')} (${workers} worker${workers > 1 ? 's' : ''}).`,
  );
  return { n: documents, workers, first_mb: held[0], last_mb: held.at(-1), most_mb: Math.max(...held) };
}

function rate(ms: number): string {
  return (pages / (ms / 1000)).toFixed(0);
}

function round(figure: number): number {
  return Math.round(figure * 1000) / 1000;
}

function print(line: string): void {
  console.log(line);
}
