import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTables } from '../tests/readTable.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const departures = readTables(read('departures.md')).map((row) => row.cells);

test('all 42 departures from the specification are told, in order, each with its reason', () => {
  expect(departures.map((cells) => cells[0])).toEqual(Array.from({ length: 42 }, (_, index) => String(index + 1)));
  expect(departures.filter((cells) => cells.length !== 5 || cells.some((cell) => cell === ''))).toEqual([]);
});

test('every departure names rows that the map of promises has', () => {
  const ids = new Set(readTables(read('coverage.md')).map((row) => row.cells[0]));
  const unknown = departures.flatMap((cells) => cells[4]!.split(', ').filter((id) => !ids.has(id)));
  expect(unknown).toEqual([]);
});

test('every departure that the map of promises mentions is one of the 42', () => {
  const mentioned = [...read('coverage.md').matchAll(/\(departure (\d+)\)/g)].map((match) => Number(match[1]));
  expect(mentioned.length).toBeGreaterThan(32);
  expect(mentioned.filter((number) => number < 1 || number > 42)).toEqual([]);
});

const root = path.join(import.meta.dirname, '..');
const sources = ['domain', 'contract', 'server', 'web', 'journeys', 'scripts', 'bench', 'tests'].flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|css|sql)$/.test(file))
    .map((file) => path.join(room, file)),
);

test('a comment names a departure as such: "decision" is a page of docs/decisions, by its four digits', () => {
  const readSource = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const comments = sources.flatMap((file) =>
    readSource(file)
      .split('\n')
      .filter((line) => /^\s*(\/\/|\/?\*|--)/.test(line))
      .map((line) => ({ file, line })),
  );
  const unclear = comments.filter(({ line }) => /\bdecisions? \d{1,2}\b/.test(line));
  expect(unclear).toEqual([]);
  const named = comments.flatMap(({ file, line }) =>
    [...line.matchAll(/\bdepartures? ((?:\d+(?:, | and )?)+)/g)].flatMap(([, numbers]) =>
      numbers!.match(/\d+/g)!.map((number) => ({ file, number: Number(number) })),
    ),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ number }) => number < 1 || number > departures.length)).toEqual([]);
});
