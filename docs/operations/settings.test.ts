import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTables } from '../../tests/readTable.ts';

const here = import.meta.dirname;
const source = readFileSync(path.join(here, '../../server/kernel/config.ts'), 'utf8');
const rows = readTables(readFileSync(path.join(here, 'running.md'), 'utf8')).filter(
  (row) => row.section === 'Settings',
);
const documented = rows.map(({ cells }) => cells[0]!.replaceAll('`', ''));

test('every setting that the server reads is in the operators’ table, and no other', () => {
  const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): optional\(/gm)].map((match) => match[1]!);
  expect(read.length).toBeGreaterThan(20);
  expect(documented.sort()).toEqual(read.sort());
});

test('the table states which settings are required in production', () => {
  const list = /neededInProduction = \{([\s\S]*?)\n\}/.exec(source)![1]!;
  const needed = [...list.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1]!);
  const marked = rows.filter(({ cells }) => cells[1] === 'yes').map(({ cells }) => cells[0]!.replaceAll('`', ''));
  expect(needed.length).toBeGreaterThan(8);
  expect(marked.sort()).toEqual(needed.sort());
});
