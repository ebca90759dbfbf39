import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decisionKey } from '#domain/citations/citationKey';
import { composeLedger } from '#domain/citations/composeLedger';
import { ledgerStatuses } from '#domain/citations/Ledger';
import { listAuthorities, type PlacedCitation } from '#domain/citations/listAuthorities';
import { libraryVolumes } from '#server/db/schema/library';
import { ensureLibrary } from '#server/library/ensureLibrary';
import { saveCitations, saveDecisions } from '#server/library/import/saveDecisions';
import { askLibrary } from '#server/library/lookUp/askLibrary';
import { lookUpDecisions } from '#server/library/lookUp/lookUpDecisions';
import { openCourt } from './openCourt.ts';

/**
 * `npm run bench:lookup [-- --decisions N --lookups N --cases FILE]`: fills a temporary library with N generated
 * decisions (default 200,000, each with a parallel citation) and measures ten thousand lookups: by key only, and with
 * names compared and results composed. A third of them are for decisions that do not exist, and a tenth of the rest use
 * a different name. `--cases` reads your own citations, one `volume reporter page` per line. The last line is one JSON
 * object.
 */

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '200000' },
    lookups: { type: 'string', default: '10000' },
    cases: { type: 'string' },
  },
});
const decisions = Number(values.decisions);
const lookups = Number(values.lookups);
if (!(decisions >= 1000) || !(lookups >= 10))
  throw new Error('--decisions must be at least 1000, --lookups at least 10.');
const turns = 9;
const perVolume = 400;
const reporters = ['F.3d', 'F. Supp. 2d', 'Cal. App. 4th', 'N.Y.S.2d', 'S.W.3d', 'So. 2d', 'N.E.2d', 'P.3d'] as const;
const names = [
  'Abara',
  'Boyle',
  'Castel',
  'Dunmore',
  'Ezquerra',
  'Fennick',
  'Grau',
  'Hollis',
  'Imrie',
  'Jessop',
] as const;

const court = await openCourt();
try {
  const { db, now } = court.services;
  await ensureLibrary({ db, now });
  await fill();
  const citations = values.cases ? readCases(values.cases) : Array.from({ length: lookups }, (_, i) => citationOf(i));
  const authorities = listAuthorities(citations);
  const keys = authorities.flatMap(({ key }) => key ?? []);
  const bare = await measure(() => lookUpDecisions(db, keys));
  const whole = await measure(async () => composeLedger(authorities, [await askLibrary(db, { now }, authorities)]));
  const words = composeLedger(authorities, [await askLibrary(db, { now }, authorities)]);
  if (values.cases)
    for (const { citation, status, found } of words) console.log([citation, status, found?.title ?? ''].join('\t'));
  const counts = Object.fromEntries(
    ledgerStatuses.map((word) => [word, words.filter(({ status }) => status === word).length]),
  );
  console.log(`\n  ${'look-ups'.padEnd(28)} n      first ms  median ms   worst ms`);
  print('bare, by key', keys.length, bare);
  print('complete, with names and text', authorities.length, whole);
  console.log(`  ${JSON.stringify(counts)}\n`);
  console.log(
    JSON.stringify({
      decisions,
      citations: decisions * 2,
      bare: { n: keys.length, turns, ...bare },
      whole: { n: authorities.length, turns, ...whole, words: counts },
    }),
  );
} finally {
  await court.close();
}

/** The citation of the decision with that number; its parallel citation is two reporters later. */
function placeOf(n: number, shift = 0) {
  const reporter = reporters[(n + shift) % reporters.length]!;
  const volume = String(1 + Math.floor(n / (perVolume * reporters.length)));
  return { volume, reporter, page: String(1 + (Math.floor(n / reporters.length) % perVolume) * 3 + shift) };
}

function nameOf(n: number): [string, string] {
  return [`${names[n % names.length]}${n % 997}`, `${names[(n * 7) % names.length]} Holdings ${n % 89}, Inc.`];
}

function citationOf(i: number): PlacedCitation {
  const n = (i * 7919) % decisions;
  const place = placeOf(n);
  const [plaintiff, defendant] = nameOf(i % 10 === 9 ? n + 1 : n);
  const page = i % 3 === 2 ? String(Number(place.page) + 2) : place.page;
  const text = `${place.volume} ${place.reporter} ${page}`;
  return { kind: 'full', start: 0, end: text.length, text, evidence: [], ...place, page, plaintiff, defendant };
}

function readCases(file: string): PlacedCitation[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, volume, reporter, page] = /^\s*(\d+)\s+(\S.*?)\s+(\d+)\s*$/.exec(line) ?? [];
      if (!volume || !reporter || !page) return [];
      return [
        { kind: 'full' as const, start: 0, end: line.length, text: line.trim(), evidence: [], volume, reporter, page },
      ];
    });
}

async function fill(): Promise<void> {
  const { db, now } = court.services;
  const began = performance.now();
  const batch = 5_000;
  const volumes = new Map<string, { name: string; decisions: number }>();
  for (let from = 0; from < decisions; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, decisions - from) }, (_, i) => from + i);
    await saveDecisions(
      db,
      'courtlistener',
      numbers.map((number) => ({
        number: number + 1,
        name: nameOf(number).join(' v. '),
        ...{ full_name: null, court: 'ca9', decided: '2004-05-06', decided_about: false },
        url: `https://www.courtlistener.com/opinion/${number + 1}/x/`,
        ...{ first_page: null, last_page: null, words: null, docket: null },
      })),
    );
    const citations = numbers.flatMap((number) =>
      [placeOf(number), placeOf(number, 1)].map(({ volume, reporter, page }) => {
        const key = decisionKey(volume, reporter, page);
        const held = key.slice(0, key.lastIndexOf('|'));
        const counted = volumes.get(held) ?? { name: `${volume} ${reporter}`, decisions: 0 };
        volumes.set(held, { ...counted, decisions: counted.decisions + 1 });
        return { key, number: number + 1 };
      }),
    );
    await saveCitations(db, 'courtlistener', citations);
  }
  const rows = [...volumes].map(([key, volume]) => ({
    key,
    source: 'courtlistener' as const,
    ...volume,
    whole: false,
    imported_at: now(),
  }));
  for (let from = 0; from < rows.length; from += 1_000)
    await db.insert(libraryVolumes).values(rows.slice(from, from + 1_000));
  await db.execute('analyze');
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`Filled a library with ${decisions} decisions under ${decisions * 2} citations in ${seconds} s.`);
}

type Figure = { first_ms: number; median_ms: number; worst_ms: number };

async function measure(run: () => Promise<unknown>): Promise<Figure> {
  const taken: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const began = performance.now();
    await run();
    taken.push(performance.now() - began);
  }
  const first = taken[0]!;
  taken.sort((one, other) => one - other);
  return { first_ms: round(first), median_ms: round(taken[Math.floor(turns / 2)]!), worst_ms: round(taken.at(-1)!) };
}

function print(name: string, n: number, { first_ms, median_ms, worst_ms }: Figure): void {
  const cells = [first_ms, median_ms, worst_ms].map((ms) => ms.toFixed(1).padStart(10)).join(' ');
  console.log(`  ${name.padEnd(28)} ${String(n).padEnd(6)}${cells}`);
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
