import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableConfig, getViewConfig, type PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { readTables } from '../../tests/readTable.ts';

const page = readFileSync(path.join(import.meta.dirname, 'data-dictionary.md'), 'utf8');
/** The tables and views of each area are in one file. */
const folder = path.join(import.meta.dirname, '../../server/db/schema');
const areas = readdirSync(folder).map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>);
const defined = (await Promise.all(areas)).flatMap((module) => Object.values(module));
const tables = [
  ...defined.filter((thing) => thing instanceof PgTable).map((table) => getTableConfig(table)),
  ...defined
    .filter((thing) => thing instanceof PgView)
    .map((view) => getViewConfig(view))
    .map(({ name, selectedFields }) => ({ name, columns: Object.values(selectedFields) as PgColumn[] })),
];
const documented = page
  .split(/^### `/m)
  .slice(1)
  .map((part) => ({ name: part.slice(0, part.indexOf('`')), rows: readTables(part) }));

test('every table and view is described, and no other', () => {
  expect(tables.length).toBeGreaterThan(20);
  expect(documented.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name).sort());
});

test.each(tables.map((table) => [table.name, table] as const))('%s is described column by column', (name, table) => {
  const columns = table.columns.map((column) => [
    `\`${column.name}\``,
    column.notNull ? column.getSQLType() : `${column.getSQLType()}, optional`,
  ]);
  const rows = documented.find((part) => part.name === name)!.rows;
  expect(rows.map(({ cells }) => [cells[0], cells[1]])).toEqual(columns);
  expect(rows.filter(({ cells }) => !cells[2])).toEqual([]);
});
