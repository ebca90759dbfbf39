import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCoverage } from '../tests/readCoverage.ts';
import { readTables } from '../tests/readTable.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const departures = readTables(read('departures.md')).map((row) => row.cells);

test('all 42 departures from the specification are listed in order, each with its reason', () => {
  expect(departures.map((cells) => cells[0])).toEqual(Array.from({ length: 42 }, (_, index) => String(index + 1)));
  expect(departures.filter((cells) => cells.length !== 5 || cells.some((cell) => cell === ''))).toEqual([]);
});

test('every departure names rows of the feature coverage', () => {
  const ids = new Set(readCoverage().map((row) => row.cells[0]));
  const unknown = departures.flatMap((cells) => cells[4]!.split(', ').filter((id) => !ids.has(id)));
  expect(unknown).toEqual([]);
});

test('every departure that the feature coverage mentions is one of the 42', () => {
  const features = readCoverage().map(({ cells }) => cells[1]!);
  const mentioned = features.flatMap((text) =>
    [...text.matchAll(/\(departure (\d+)\)/g)].map(([, number]) => Number(number)),
  );
  expect(mentioned.length).toBeGreaterThan(32);
  expect(mentioned.filter((number) => number < 1 || number > 42)).toEqual([]);
});

const root = path.join(import.meta.dirname, '..');
const sources = ['domain', 'contract', 'server', 'web', 'journeys', 'scripts', 'bench', 'tests'].flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|css|sql)$/.test(file))
    .map((file) => path.join(room, file)),
);

test('every departure that a comment mentions is one of the 42', () => {
  const readSource = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const comments = sources.flatMap((file) =>
    readSource(file)
      .split('\n')
      .filter((line) => /^\s*(\/\/|\/?\*|--)/.test(line))
      .map((line) => ({ file, line })),
  );
  const named = comments.flatMap(({ file, line }) =>
    [...line.matchAll(/\bdepartures? ((?:\d+(?:, | and )?)+)/g)].flatMap(([, numbers]) =>
      numbers!.match(/\d+/g)!.map((number) => ({ file, number: Number(number) })),
    ),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ number }) => number < 1 || number > departures.length)).toEqual([]);
});
