import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findTables, findTableUse, type SourceFile, type TableUse } from './findTableUse.ts';

const root = path.dirname(import.meta.dirname);

/** Why these areas use the tables of others. */
const exemptAreas: Record<string, string> = {
  db: 'defines the tables',
  seed: 'creates the sample court in an empty database, and no other area uses it',
  visibility: 'states who may see a case, a filing, a hearing, or a deadline, which depends on the tables of all four',
};

const schemaFiles = readFiles('server/db/schema');
const tables = schemaFiles.flatMap((file) => findTables(file));
const owners = readOwners();
const production = readFiles('server').filter(({ path: file }) => !/\.test\.ts$|\/testing\//.test(file));

describe('the tables and views', () => {
  test('have one owner each, which is an area of the server', () => {
    const areas = readdirSync(path.join(root, 'server'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const defining = [...new Set(tables.map(({ schema }) => schema))];
    expect([...owners.keys()]).toEqual(defining.sort());
    expect([...owners.values()].filter((owner) => !areas.includes(owner))).toEqual([]);
  });

  test('are used by no other area', () => {
    expect(production.flatMap((file) => findViolations(file)).map(explain)).toEqual([]);
  });
});

describe('a planted use of another area’s tables is found', () => {
  const planted: [string, string, string?][] = [
    ['by import', "import { filings } from '#server/db/schema/filings';"],
    ['with other names', "import { type StoredStep, filings as rows } from '#server/db/schema/filings';"],
    ['over several lines', "import {\n  documents,\n  filings,\n} from '#server/db/schema/filings';"],
    ['as a namespace', "import * as tables from '../db/schema/filings.ts';"],
    ['passed on', "export { filings } from '#server/db/schema/filings';"],
    ['loaded later', "const { filings } = await import('#server/db/schema/filings');"],
    ['in a text of SQL', 'await db.execute(sql`select count(*)\n from filings where court_id = 1`);'],
    ['joined in a text of SQL', 'const part = sql`exists (select 1 from x join only "filings" f on true)`;'],
    ['of a view', "import { reportFilings } from '#server/db/schema/reports';", 'reports'],
    ['in a statement that changes it', "await client.query('update filings set state = $1');"],
  ];
  test.each(planted)('%s', (_, text, schema = 'filings') => {
    expect(findViolations({ path: 'server/chambers/planted.ts', text }).map((use) => use.schema)).toEqual([schema]);
  });

  const allowed: [string, string][] = [
    ['a type', "import type { filings } from '#server/db/schema/filings';"],
    ['a type beside nothing else', "import { type StoredStep } from '#server/db/schema/filings';"],
    ['a constant', "import { checkCauses } from '#server/db/schema/checks';"],
    ['a comment', '/** select from filings */\n// update filings'],
    ['prose', "const text = 'Messages from filings';"],
  ];
  test.each(allowed)('but not %s', (_, text) => {
    expect(findViolations({ path: 'server/chambers/planted.ts', text })).toEqual([]);
  });

  test('but not by its owner', () => {
    const text = "import { filings } from '#server/db/schema/filings';";
    expect(findViolations({ path: 'server/filings/planted.ts', text })).toEqual([]);
  });
});

/** The uses of tables that belong to other areas. */
function findViolations(file: SourceFile): TableUse[] {
  const area = areaOf(file.path);
  if (Object.hasOwn(exemptAreas, area)) return [];
  return findTableUse(file, tables).filter(({ schema }) => owners.get(schema) !== area);
}

/** The second part of a path; files directly in `server` compose all areas and own no table. */
function areaOf(file: string): string {
  return file.split('/').length > 2 ? file.split('/')[1]! : '';
}

function explain({ file, schema, tables: names }: TableUse): string {
  return `${file} uses ${names.join(', ')} of server/db/schema/${schema}.ts: call a function of server/${owners.get(schema)} instead.`;
}

/** The owner of each schema file, from docs/architecture.md. */
function readOwners(): Map<string, string> {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const section = page.split(/^## /m).find((one) => one.startsWith('Tables and their owners')) ?? '';
  return new Map([...section.matchAll(/^\| `(\w+)` \| `(\w+)` \|/gm)].map(([, schema, owner]) => [schema!, owner!]));
}

function readFiles(folder: string): SourceFile[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}
