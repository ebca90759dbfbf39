import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { getTableConfig, getViewConfig, PgArray, type PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogTexts, freeTexts } from '#server/testing/openTexts';
import { createTestDatabase, type TestDatabase } from '#server/testing/testDatabase';

/** The migrations are written by hand; these hold them to the schema that the code works with. */
const folder = path.join(import.meta.dirname, 'schema');
const modules = await Promise.all(
  readdirSync(folder).map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
);
const defined = modules.flatMap((module) => Object.values(module));
const tables = defined.filter((thing) => thing instanceof PgTable).map((table) => getTableConfig(table));
const views = defined.filter((thing) => thing instanceof PgView).map((view) => getViewConfig(view));

let court: TestDatabase;
beforeAll(async () => {
  court = await createTestDatabase();
});
afterAll(() => court.drop());

const listOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await court.db.execute<Row>(query)).rows;

test('the migrations create the columns of the schema, and no others', async () => {
  const made = await listOf<{ line: string }>(sql`
    select c.relname || '.' || a.attname || ' ' || replace(format_type(a.atttypid, a.atttypmod), ' without time zone', '')
        || case when a.attnotnull then ' not null' else '' end
        || case when a.atthasdef or a.attidentity <> '' then ' default' else '' end as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  const wanted = tables.flatMap(({ name, columns }) =>
    columns.map(
      (column) =>
        `${name}.${column.name} ${column.getSQLType()}${column.notNull ? ' not null' : ''}${column.hasDefault || column.generated ? ' default' : ''}`,
    ),
  );
  expect(made.map(({ line }) => line).sort()).toEqual(wanted.sort());
});

test('the migrations make the views of the schema with their columns, and no others', async () => {
  const made = await listOf<{ line: string }>(sql`
    select c.relname || '.' || a.attname || ' ' || replace(format_type(a.atttypid, a.atttypmod), ' without time zone', '')
        as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('v', 'm') and a.attnum > 0 and not a.attisdropped`);
  const wanted = views.flatMap(({ name, selectedFields }) =>
    (Object.values(selectedFields) as PgColumn[]).map((column) => `${name}.${column.name} ${column.getSQLType()}`),
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(made.map(({ line }) => line).sort()).toEqual(wanted.sort());
});

test('the migrations make the indexes and the named constraints of the schema', async () => {
  const made = await listOf<{ name: string }>(sql`
    select indexname as name from pg_indexes where schemaname = 'public'
    union select conname from pg_constraint k join pg_namespace n on n.oid = k.connamespace where n.nspname = 'public'`);
  const names = new Set(made.map(({ name }) => name));
  const wanted = tables.flatMap(({ indexes, checks, uniqueConstraints }) => [
    ...indexes.map((one) => one.config.name),
    ...checks.map((one) => one.name),
    ...uniqueConstraints.map((one) => one.name),
  ]);
  expect(wanted.filter((name) => name !== undefined && !names.has(name))).toEqual([]);
});

test('the migrations create the foreign keys of the schema', async () => {
  const made = await listOf<{ line: string }>(sql`
    select t.relname || ' -> ' || r.relname as line
    from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class r on r.oid = k.confrelid
    join pg_namespace n on n.oid = k.connamespace where k.contype = 'f' and n.nspname = 'public'`);
  const wanted = tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.map((key) => `${name} -> ${getTableConfig(key.reference().foreignTable).name}`),
  );
  expect(made.map(({ line }) => line).sort()).toEqual(wanted.sort());
});

/** Text columns with the values that the schema allows, or null. References take their values from another table. */
const textColumns = tables.flatMap(({ name, columns, foreignKeys }) => {
  const references = new Set(foreignKeys.flatMap((key) => key.reference().columns));
  return columns
    .filter((column) => column.getSQLType().startsWith('text') && !references.has(column))
    .map((column) => ({ name: `${name}.${column.name}`, values: valuesOf(column) }));
});

/** The column of an array holds the values of its elements. */
function valuesOf(column: PgColumn): string[] | null {
  const { enumValues } = column instanceof PgArray ? (column.baseColumn as PgColumn) : column;
  return enumValues && enumValues.length > 0 ? [...enumValues].sort() : null;
}

test('each text column has a closed set of values, or is listed as open', () => {
  const free = Object.entries(freeTexts).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`));
  const open = [...free, ...Object.values(catalogTexts).flat()];
  const unlisted = textColumns.filter(({ values }) => values === null).map(({ name }) => name);
  expect(unlisted.sort()).toEqual(open.sort());
});

test('the database allows the closed set of values of each text column, and no others', async () => {
  const made = await listOf<{ name: string; definition: string }>(sql`
    select t.relname || '.' || a.attname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
    where k.contype = 'c' and cardinality(k.conkey) = 1`);
  const setsOf = (column: string) =>
    made
      .filter(({ name, definition }) => name === column && /ANY \(|<@|^CHECK \(\(\w+ = '/.test(definition))
      .map(({ definition }) => [...definition.matchAll(/'([^']*)'/g)].map(([, value]) => value).sort());
  const closed = textColumns.filter(({ values }) => values !== null);
  expect(closed.length).toBeGreaterThan(50);
  expect(closed.map(({ name }) => ({ name, sets: setsOf(name) }))).toEqual(
    closed.map(({ name, values }) => ({ name, sets: [values] })),
  );
});
