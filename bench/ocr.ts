import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import type { PageText } from '#domain/documents/DocumentText';
import { openRecognition } from '#server/documents/engine/ocr/openRecognition';
import type { Recognition } from '#server/documents/engine/ocr/Recognition';
import { packRecognized } from '#server/documents/engine/ocr/RecognizedPage';
import { recognizePage } from '#server/documents/engine/ocr/recognizePage';
import { drawForRecognition } from '#server/documents/engine/pdf/drawForRecognition';
import { readPdf } from '#server/documents/engine/pdf/readPdf';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';
import { makeScan, type ScanOptions } from '#server/testing/makeScan';

/**
 * `npm run bench:ocr [-- --modes native,bundled --documents N]`: prints documents of the sample court, scans their first
 * pages in good and bad quality, reads them with each available recognizer, and compares the words with the printed
 * ones. Times are for one page at a time, including rendering and the second pass. The last line is one JSON object
 * with all figures.
 */

const ways: Record<string, ScanOptions> = {
  'clean, 300 dpi': { resolution: 300 },
  'grainy, 200 dpi': { resolution: 200, grain: 60, specks: 0.002 },
  'skewed by 1.3 degrees': { resolution: 200, grain: 30, skew: 1.3 },
  'rotated 90 degrees': { resolution: 200, grain: 30, quarters: 1 },
  'rotated 180 degrees, skewed': { resolution: 200, grain: 30, quarters: 2, skew: -0.7 },
};

const { values } = parseArgs({
  options: { modes: { type: 'string', default: 'native,bundled' }, documents: { type: 'string', default: '4' } },
});
const filedOn = new Date('2026-03-02T17:00:00Z');
const chosen = sampleDocuments
  .slice(0, Number(values.documents))
  .map((paper) => new Uint8Array(typesetDocument(paper, filedOn)));
const results: Record<string, unknown> = {};
console.log(`System load at the start: ${os.loadavg()[0]!.toFixed(1)} on ${os.availableParallelism()} cores.`);
for (const mode of values.modes.split(',') as ('native' | 'bundled')[]) {
  const recognition = await openRecognition({ mode, parallel: 1 });
  if (recognition === undefined) continue;
  console.log(`\n${recognition.recognizer.name} (${mode})`);
  console.log('  scanned                      pages   sec. per page  turned right  words: precision  recall     f1');
  const peak = watchMemory();
  const figures: Record<string, unknown> = {};
  for (const [name, scan] of Object.entries(ways)) figures[name] = await measure(recognition, name, scan);
  const megabytes = Math.round(peak() / 1024);
  console.log(`  peak memory of the recognizer: ${megabytes} MB`);
  results[mode] = { recognizer: recognition.recognizer.name, megabytes, ...figures };
  await recognition.recognizer.close();
}
console.log(JSON.stringify(results));

async function measure({ recognizer }: Recognition, name: string, scan: ScanOptions) {
  let seconds = 0;
  let turned = 0;
  const words = { right: 0, read: 0, printed: 0 };
  for (const [index, paper] of chosen.entries()) {
    const pdf = new Uint8Array(await makeScan([{ page: paper, scan: { ...scan, seed: index + 1 } }]));
    const began = performance.now();
    const found = await recognizePage((order) => drawForRecognition(pdf, 1, order), recognizer, { twice: true });
    seconds += (performance.now() - began) / 1000;
    const [read] = await readPdf(pdf, { recognized: { 1: packRecognized(found!) } });
    const [printed] = await readPdf(paper);
    if ((found!.turn + 90 * (scan.quarters ?? 0)) % 360 === 0) turned++;
    compare(wordsOf(printed!), wordsOf(read!), words);
  }
  const n = chosen.length;
  const precision = words.right / words.read;
  const recall = words.right / words.printed;
  const f1 = (2 * precision * recall) / (precision + recall);
  console.log(
    `  ${name.padEnd(28)} ${String(n).padStart(5)} ${(seconds / n).toFixed(2).padStart(15)} ${`${turned} of ${n}`.padStart(13)} ${precision.toFixed(3).padStart(17)} ${recall.toFixed(3).padStart(7)} ${f1.toFixed(3).padStart(6)}`,
  );
  return {
    n,
    seconds_per_page: round(seconds / n),
    turned_right: turned,
    words: words.printed,
    precision: round(precision),
    recall: round(recall),
    f1: round(f1),
  };
}

function wordsOf(page: PageText): string[] {
  return page.text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Words count as often as they occur, including punctuation at their ends. */
function compare(printed: string[], read: string[], sum: { right: number; read: number; printed: number }): void {
  const left = new Map<string, number>();
  for (const word of printed) left.set(plain(word), (left.get(plain(word)) ?? 0) + 1);
  for (const word of read) {
    const count = left.get(plain(word)) ?? 0;
    if (count > 0) sum.right++;
    left.set(plain(word), count - 1);
  }
  sum.read += read.length;
  sum.printed += printed.length;
}

/** Recognizers return typographic quotation marks where straight ones were printed. */
function plain(word: string): string {
  return word.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-');
}

/** The maximum memory of one child process, in kilobytes. */
function watchMemory(): () => number {
  let most = 0;
  const timer = setInterval(() => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        if (!status.includes(`PPid:\t${process.pid}\n`) || /Name:\tesbuild/.test(status)) continue;
        most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
      } catch {
        // The process has ended.
      }
    }
  }, 100);
  return () => {
    clearInterval(timer);
    return most;
  };
}

function round(figure: number): number {
  return Math.round(figure * 1000) / 1000;
}
