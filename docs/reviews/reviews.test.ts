import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { declaresTest } from '../../tests/declaresTest.ts';
import { readTables } from '../../tests/readTable.ts';

const root = path.resolve(import.meta.dirname, '../..');
const pages = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md') && file !== 'README.md');
const rows = pages.flatMap((page) =>
  readTables(readFileSync(path.join(import.meta.dirname, page), 'utf8')).map(({ cells, line }) => ({
    where: `${page}:${line}`,
    action: cells[2] ?? '',
    tests: [...(cells[3] ?? '').matchAll(/`([^`]+)`/g)].map((span) => span[1]!),
    cells,
  })),
);

test('every finding has an action', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ cells, action }) => cells.length !== 4 || action.length < 2).map(({ where }) => where)).toEqual(
    [],
  );
});

test('every named test exists', () => {
  const missing = rows.flatMap(({ where, tests }) =>
    tests.filter((named) => !exists(named)).map((named) => `${where}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test('a finding without a test is refuted, deferred to a named issue, or has a reason', () => {
  const silent = rows.filter(
    ({ tests, action, cells }) =>
      tests.length === 0 &&
      !/refuted|deferred|issue \d+|not built|not done|no test|not yet|by screenshot|benchmark|already|no change|done by/i.test(
        `${action} ${cells[3]}`,
      ),
  );
  expect(silent.map(({ where, cells }) => `${where}: ${cells[0]}`)).toEqual([]);
});

/** `path › name` is a test in that file; a path alone is a file of tests. */
function exists(named: string): boolean {
  const [file = '', name] = named.split(' › ');
  const place = path.join(root, file);
  if (!/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(place)) return false;
  return name === undefined || declaresTest(readFileSync(place, 'utf8'), name);
}
