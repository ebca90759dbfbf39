import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPdfs, keepBornDigital } from './speed/findPdfs.ts';
import { measureCold } from './speed/measureCold.ts';
import { measurePdftotext } from './speed/measurePdftotext.ts';
import { measureWarm, readOnce } from './speed/measureSteps.ts';
import { cores, measureDocument, measureMemory, measureRate, withFiles } from './speed/measureWorkers.ts';
import { median } from './speed/processorTime.ts';
import { writeLongFiling } from './speed/writeLongFiling.ts';

/**
 * `npm run bench:speed [-- --cases FOLDER --documents N]`: what the analysis of born-digital PDFs takes, in processor time,
 * step by step, cold and warm, beside `pdftotext` on the same files where that is installed; pages a second through the
 * engine's workers; a filing of 200 pages; whether cost grows as length does; and what a worker holds over N documents
 * (5,000). The PDFs are those of the folder, of the corpus beside the project, or the sample court's; files with pages
 * that are pictures are left out. The last line is one JSON object of all figures.
 */

const times = 7;
const lengths = [50, 100, 200, 400];

const { values } = parseArgs({
  options: { cases: { type: 'string' }, documents: { type: 'string', default: '5000' } },
});
const folder = values.cases === undefined ? undefined : path.resolve(process.env.INIT_CWD ?? '.', values.cases);
const found = await findPdfs(folder);
const { pdfs, pages } = await keepBornDigital(found.pdfs);
if (pages === 0) throw new Error('There is no PDF here whose pages carry their words.');
print(`${pdfs.length} born-digital PDFs, ${pages} pages (${found.what}); processor time in ms.`);

await withFiles(pdfs, async (files) => {
  const steps = tellSteps(measureCold(files), await measureWarm(pdfs, times));
  const pdftotext = tellPdftotext(steps.warm.total);
  const rates = await tellRates(files);
  const long = await tellLong();
  const memory = await tellMemory(files);
  print(JSON.stringify({ documents: pdfs.length, pages, runs: times, ...steps, pdftotext, ...rates, ...long, memory }));
});

type Times = { steps: ReadonlyMap<string, number>; total: number };

function tellSteps(cold: Times, warm: Times) {
  print(`\n  ${'step, ms a page'.padEnd(36)}     cold     warm`);
  const tell = (name: string, one: number, other: number) =>
    print(`  ${name.padEnd(36)} ${(one / pages).toFixed(3).padStart(8)} ${(other / pages).toFixed(3).padStart(8)}`);
  for (const [name, taken] of warm.steps) tell(name, cold.steps.get(name) ?? 0, taken);
  tell('the whole analysis', cold.total, warm.total);
  print(
    `  ${'pages a second of processor time'.padEnd(36)} ${rate(cold.total).padStart(8)} ${rate(warm.total).padStart(8)}`,
  );
  const perPage = ({ steps, total }: Times) => ({
    total: round(total / pages),
    steps: Object.fromEntries([...steps].map(([name, taken]) => [name, round(taken / pages)])),
  });
  return { cold: perPage(cold), warm: perPage(warm) };
}

function tellPdftotext(own: number) {
  const taken = measurePdftotext(pdfs, 5);
  if (taken === null) {
    print('\npdftotext is not installed here.');
    return null;
  }
  const [plain, placed, start] = [taken.plain, taken.withPlaces, taken.start].map((ms) => ms / pages) as [
    number,
    number,
    number,
  ];
  print(
    `\npdftotext on the same files, ms a page: ${plain.toFixed(3)}, with the words’ places ${placed.toFixed(3)}; a process for each file, of which its start ${start.toFixed(3)}.`,
  );
  const ratio = {
    plain: round(own / plain),
    with_places: round(own / placed),
    with_places_without_start: round(own / (placed - start)),
  };
  print(
    `The whole analysis takes ${ratio.plain} times as long as pdftotext, ${ratio.with_places} times as long as pdftotext with places (${ratio.with_places_without_start} without its start).`,
  );
  return { n: 5, plain: round(plain), with_places: round(placed), start: round(start), ratio };
}

async function tellRates(files: Parameters<typeof measureRate>[0]) {
  const repeated = Math.max(1, Math.round(2000 / pages));
  const one = Math.round(await measureRate(files, pages, 1, repeated));
  const every = Math.round(await measureRate(files, pages, cores, repeated));
  print(
    `\nThrough the engine, pages a second by the clock: ${one} with 1 worker, ${every} with ${cores} (n = ${repeated * pages} pages each).`,
  );
  return { pages_per_second: { n: repeated * pages, one_worker: one, cores, all_cores: every } };
}

async function tellLong() {
  print('\n  pages     ms   ms a page');
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
  print(`200 pages through a worker, by the clock: ${median(clock).toFixed(0)} ms (median of ${clock.length}).`);
  return { growth: { n: 5, lengths: growth }, two_hundred_pages_ms: { n: clock.length, median: round(median(clock)) } };
}

async function tellMemory(files: Parameters<typeof measureMemory>[0]) {
  const documents = Number(values.documents);
  const { held, workers } = await measureMemory(files, documents);
  print(
    `\nA worker over ${documents} documents, MB after each twentieth: ${held.join(' ')} (${workers} worker${workers > 1 ? 's' : ''}).`,
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
