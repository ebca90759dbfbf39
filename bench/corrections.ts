import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { changedShare } from '#domain/reports/changedShare';
import { outcomeOf } from '#domain/reports/outcomeOf';
import { closeDatabase, openDatabase } from '#server/db/db';
import { countReviewedForSystem, countUntouchedForSystem } from '#server/filings/reviewedValues';
import type { Db } from '#server/kernel/Database';
import { fillWithSampleFilings } from './fillWithSampleFilings.ts';
import { openCourt } from './openCourt.ts';

/**
 * `npm run bench:corrections [-- --database URL | --cases FILE | --filings N]`: how often people changed the values
 * that the portal read, by court and field. Reads the database of a running portal (the given one or DATABASE_URL); a
 * file of values `[{ court, field, machine, said }]`; or else a temporary sample court, whose clerks review N planned
 * filings. The last line is one JSON object with all figures. confirmed: a person reviewed the value, and it was
 * correct. corrected: a person replaced it. supplied: no value was read, and a person entered it. untouched: read in
 * decided filings and not reviewed; correct or overlooked, so not counted. The share is corrected divided by confirmed
 * and corrected.
 */

type Row = {
  court: string;
  field: string;
  confirmed: number;
  corrected: number;
  supplied: number;
  untouched: number | null;
};

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    cases: { type: 'string' },
    filings: { type: 'string', default: '120' },
  },
});
const address = values.database ?? (values.cases ? undefined : process.env.DATABASE_URL);

const { source, rows } = values.cases
  ? { source: values.cases, rows: ofFile(path.resolve(process.env.INIT_CWD ?? '.', values.cases)) }
  : address
    ? { source: 'database', rows: await ofDatabase(address) }
    : { source: 'sample court', rows: await ofSampleCourt(Number(values.filings)) };
print(rows);
const figures = rows.map((row) => ({ ...row, ...changedShare(row) }));
console.log(
  JSON.stringify({
    bench: 'corrections',
    source,
    n: sumOf(rows, 'confirmed') + sumOf(rows, 'corrected'),
    rows: figures,
  }),
);

function ofFile(file: string): Row[] {
  const text = z.string().nullable().default(null);
  const Word = z.object({ court: z.string(), field: z.string(), machine: text, said: text });
  const found = new Map<string, Row>();
  for (const { court, field, machine, said } of z.array(Word).parse(JSON.parse(readFileSync(file, 'utf8')))) {
    const key = `${court}\n${field}`;
    const row = found.get(key) ?? { court, field, confirmed: 0, corrected: 0, supplied: 0, untouched: null };
    const outcome = outcomeOf(machine, said);
    if (outcome) row[outcome] += 1;
    found.set(key, row);
  }
  return sorted([...found.values()]);
}

async function ofDatabase(connectionString: string): Promise<Row[]> {
  const db = openDatabase({ connectionString }, { connections: 1, statementTimeoutMs: 600_000 });
  try {
    return await db.transaction(count, { accessMode: 'read only', isolationLevel: 'repeatable read' });
  } finally {
    await closeDatabase(db);
  }
}

async function ofSampleCourt(filings: number): Promise<Row[]> {
  if (!Number.isInteger(filings) || filings < 1) throw new Error('--filings must be a whole number, at least 1.');
  const court = await openCourt();
  try {
    const began = performance.now();
    await fillWithSampleFilings(court.services, filings);
    console.log(
      `${filings} filings of the sample court, read and decided in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
    );
    return await count(court.services.db);
  } finally {
    await court.close();
  }
}

async function count(db: Db): Promise<Row[]> {
  const words = await countReviewedForSystem(db);
  const left = await countUntouchedForSystem(db);
  const keys = new Map(
    [...words, ...left].map(({ court_id, field }) => [`${court_id}\n${field}`, { court_id, field }]),
  );
  return sorted(
    [...keys.values()].map(({ court_id: court, field }) => {
      const isIts = (one: { court_id: string; field: string }) => one.court_id === court && one.field === field;
      const { confirmed, corrected, supplied } = words.find(isIts) ?? { confirmed: 0, corrected: 0, supplied: 0 };
      return { court, field, confirmed, corrected, supplied, untouched: left.find(isIts)?.untouched ?? 0 };
    }),
  );
}

function sorted(unsorted: Row[]): Row[] {
  return unsorted.sort((a, b) => a.court.localeCompare(b.court) || a.field.localeCompare(b.field));
}

function sumOf(of: Row[], key: 'confirmed' | 'corrected'): number {
  return of.reduce((sum, row) => sum + row[key], 0);
}

function print(of: Row[]): void {
  if (of.length === 0) console.log('No value has been reviewed yet, and no filing has been decided.');
  let court = '';
  for (const row of of) {
    if (row.court !== court) {
      court = row.court;
      console.log(`\n${court}`);
      console.log(line('field', 'looked at', 'confirmed', 'corrected', 'share corrected', 'supplied', 'untouched'));
    }
    const { looked_at, changed, interval } = changedShare(row);
    const share = interval ? `${changed}% (${interval[0]}% to ${interval[1]}%)` : 'not enough data';
    console.log(
      line(row.field, looked_at, row.confirmed, row.corrected, share, row.supplied, row.untouched ?? 'not known'),
    );
  }
}

function line(...[field, ...cells]: (string | number)[]): string {
  const widths = [11, 11, 11, 26, 10, 11];
  return String(field).padEnd(16) + cells.map((cell, index) => String(cell).padStart(widths[index] ?? 11)).join('');
}
