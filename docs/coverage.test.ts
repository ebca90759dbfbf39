import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { declaresTest } from '../tests/declaresTest.ts';
import { readTables, type TableRow } from '../tests/readTable.ts';
import { specifiedCalls } from '../tests/specifiedCalls.ts';

const root = path.dirname(import.meta.dirname);
const page = readFileSync(path.join(root, 'docs/coverage.md'), 'utf8');
const subjectsHeading = 'Subjects still to come';

type Tree = { exists(file: string): boolean; read(file: string): string };
const tree: Tree = {
  exists: (file) => existsSync(path.join(root, file)),
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
};

/** Everything that is wrong with the map, each with its line. */
function findProblems(markdown: string, files: Tree): string[] {
  const tables = readTables(markdown);
  const subjects = tables.filter((row) => row.section === subjectsHeading).map((row) => row.cells[0]!);
  const rows = tables.filter((row) => row.section !== subjectsHeading);
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const problems = problemsOf(row, subjects, files);
    if (seen.has(row.cells[0]!)) problems.push('repeats its id');
    seen.add(row.cells[0]!);
    return problems.map((problem) => `line ${row.line}, ${row.cells[0]}: ${problem}`);
  });
}

function problemsOf(row: TableRow, subjects: string[], files: Tree): string[] {
  const [id = '', promise = '', builtIn = '', provedBy = ''] = row.cells;
  const problems: string[] = [];
  if (row.cells.length !== 4) problems.push(`has ${row.cells.length} cells instead of 4`);
  if (!/^[2-9](\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id)) problems.push('has no well-formed id');
  if (!row.section.startsWith(`${id[0]}. `)) problems.push(`stands under "${row.section}"`);
  if (promise.length < 8) problems.push('promises nothing');

  const built = codeSpans(builtIn);
  if (built.length === 0 && builtIn !== '—') problems.push('"Built in" is neither `file` nor —');
  for (const file of built) if (!files.exists(file)) problems.push(`is built in ${file}, which does not exist`);

  const pending = /^not yet: (.+)$/.exec(provedBy)?.[1];
  if (pending !== undefined) {
    if (!subjects.includes(pending)) problems.push(`waits for "${pending}", which is no subject`);
    return problems;
  }
  const claims = codeSpans(provedBy);
  if (claims.length === 0) problems.push('names neither a test nor "not yet: subject"');
  if (built.length === 0) problems.push('is proved but built nowhere');
  for (const claim of claims) problems.push(...problemsOfClaim(claim, files));
  return problems;
}

function problemsOfClaim(claim: string, files: Tree): string[] {
  const [, file, name] = /^(\S+\.(?:test|spec)\.tsx?) › (.+)$/.exec(claim) ?? [];
  if (!file || !name) return [`"${claim}" does not read "file › name of the test"`];
  if (!files.exists(file)) return [`names ${file}, which does not exist`];
  return declaresTest(files.read(file), name) ? [] : [`names "${name}", which is no test of ${file}`];
}

function codeSpans(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((span) => span[1]!);
}

describe('the map of promises', () => {
  const rows = readTables(page).filter((row) => row.section !== subjectsHeading);

  test('every row is well formed, and every test and file that a row names exists', () => {
    expect(findProblems(page, tree)).toEqual([]);
  });

  test('every call of the specification has a row', () => {
    expect(specifiedCalls.filter((call) => !page.includes(`\`${call}`))).toEqual([]);
  });

  test('every call of the contract has a row', () => {
    const modules = import.meta.glob<Record<string, unknown>>('../contract/*.ts', { eager: true });
    const calls = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint).map(asWritten));
    const written = [...page.matchAll(/`((?:GET|POST|PUT|DELETE) [^`?]+)/g)].map((match) => bare(match[1]!));
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter((call) => !written.includes(bare(call)))).toEqual([]);
  });

  test('its counts are told', () => {
    const waiting = new Map<string, number>();
    for (const { cells } of rows) {
      const subject = /^not yet: (.+)$/.exec(cells[3]!)?.[1];
      if (subject) waiting.set(subject, (waiting.get(subject) ?? 0) + 1);
    }
    const pending = [...waiting.values()].reduce((sum, count) => sum + count, 0);
    const told = [...waiting].map(([subject, count]) => `${count} wait for "${subject}"`);
    console.log(`Map of promises: ${rows.length} rows, ${rows.length - pending} proved, ${told.join(', ')}.`);
    expect(rows.length).toBeGreaterThanOrEqual(440);
  });
});

describe('the check of the map', () => {
  const rule = '|---|---|---|---|';
  const subjects = `## ${subjectsHeading}\n\n| Subject | Brings |\n|---|---|\n| screens | all |\n`;
  const files: Tree = {
    exists: (file) => file === 'web/a.ts' || file === 'web/a.test.ts',
    read: () => "test('a clerk reads', () => {}); test.skip('a clerk sleeps', () => {});",
  };
  const problemsIn = (...rows: string[]) =>
    findProblems(
      `${subjects}\n## 2. Screens\n\n| Id | Promise | Built | Proof |\n${rule}\n${rows.join('\n')}\n`,
      files,
    );
  const good = '| 2.a | A clerk reads. | `web/a.ts` | `web/a.test.ts › a clerk reads` |';

  test('accepts a row that is proved and one that waits', () => {
    expect(problemsIn(good, '| 2.b | A clerk writes. | — | not yet: screens |')).toEqual([]);
  });

  test.each([
    ['a test that is not there', good.replace('reads` |', 'writes` |'), 'which is no test of'],
    ['a test that is skipped', good.replace('reads` |', 'sleeps` |'), 'which is no test of'],
    ['a file of tests that is not there', good.replace('a.test.ts', 'b.test.ts'), 'which does not exist'],
    ['a built file that is not there', good.replace('web/a.ts', 'web/b.ts'), 'which does not exist'],
    ['a claim without a name', good.replace(' › a clerk reads', ''), 'does not read'],
    ['an unknown subject', '| 2.a | A clerk reads. | — | not yet: someday |', 'which is no subject'],
    ['no proof at all', '| 2.a | A clerk reads. | — | |', 'names neither'],
    ['a missing cell', '| 2.a | A clerk reads. | not yet: screens |', 'has 3 cells'],
    ['an id of another section', good.replace('2.a', '3.a'), 'stands under'],
    ['a malformed id', good.replace('2.a', '2.A b'), 'well-formed'],
  ])('finds %s', (_what, row, problem) => {
    expect(problemsIn(row).join('\n')).toContain(problem);
  });

  test('finds an id that comes twice', () => {
    expect(problemsIn(good, good).join('\n')).toContain('repeats its id');
  });
});

type Call = { method: string; path: string; permission: string };

function isEndpoint(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value;
}

/** As the map writes it: no leading slash, parameters in braces. */
/** The calls of other systems are written with their whole path, as those systems call them. */
function asWritten({ method, path }: Call): string {
  const called = path.startsWith('/v1/') ? `/api${path}` : path.slice(1);
  return `${method} ${called}`;
}

/** With or without the trailing slash is the same call. */
function bare(call: string): string {
  return call
    .trim()
    .replace(/\/$/, '')
    .replace(/:(\w+)/g, '{$1}');
}
