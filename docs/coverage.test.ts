import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { declaresTest } from '../tests/declaresTest.ts';
import {
  type CoveragePage,
  coverageIndex,
  listedPages,
  plannedSubjects,
  readCoverage,
  readCoveragePages,
} from '../tests/readCoverage.ts';
import { readTables, type TableRow } from '../tests/readTable.ts';
import { specifiedCalls } from '../tests/specifiedCalls.ts';

const root = path.dirname(import.meta.dirname);
const pages = readCoveragePages();
const everyPage = pages.map(({ markdown }) => markdown).join('\n');

type Tree = { exists(file: string): boolean; read(file: string): string };
const tree: Tree = {
  exists: (file) => existsSync(path.join(root, file)),
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
};

/** Every problem of the pages, each with its page and line. */
function findProblems(coverage: readonly CoveragePage[], subjects: readonly string[], files: Tree): string[] {
  const seen = new Set<string>();
  return coverage.flatMap(({ name, digit, markdown }) =>
    readTables(markdown).flatMap((row) => {
      const problems = problemsOf(row, digit, subjects, files);
      if (seen.has(row.cells[0]!)) problems.push('repeats its ID');
      seen.add(row.cells[0]!);
      return problems.map((problem) => `${name}:${row.line}, ${row.cells[0]}: ${problem}`);
    }),
  );
}

function problemsOf(row: TableRow, digit: string, subjects: readonly string[], files: Tree): string[] {
  const [id = '', promise = '', builtIn = '', provedBy = ''] = row.cells;
  const problems: string[] = [];
  if (row.cells.length !== 4) problems.push(`has ${row.cells.length} cells instead of 4`);
  if (!/^[2-9](\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id)) problems.push('has no well-formed ID');
  if (id[0] !== digit) problems.push(`is on a page whose IDs begin with "${digit}"`);
  if (promise.length < 8) problems.push('states no feature');

  const built = codeSpans(builtIn);
  if (built.length === 0 && builtIn !== '—') problems.push('"Code" is neither `file` nor —');
  for (const file of built) if (!files.exists(file)) problems.push(`names the file ${file}, which does not exist`);

  const pending = /^not yet: (.+)$/.exec(provedBy)?.[1];
  if (pending !== undefined) {
    if (!subjects.includes(pending)) problems.push(`waits for "${pending}", which is not a planned subject`);
    return problems;
  }
  const claims = codeSpans(provedBy);
  if (claims.length === 0) problems.push('names neither a test nor "not yet: subject"');
  if (built.length === 0) problems.push('has tests but no code');
  for (const claim of claims) problems.push(...problemsOfClaim(claim, files));
  return problems;
}

function problemsOfClaim(claim: string, files: Tree): string[] {
  const [, file, name] = /^(\S+\.(?:test|spec)\.tsx?) › (.+)$/.exec(claim) ?? [];
  if (!file || !name) return [`"${claim}" is not of the form "file › name of the test"`];
  if (!files.exists(file)) return [`names ${file}, which does not exist`];
  return declaresTest(files.read(file), name) ? [] : [`names "${name}", which is not a test in ${file}`];
}

function codeSpans(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((span) => span[1]!);
}

describe('the pages of docs/coverage', () => {
  test('are all listed in docs/coverage.md, which contains no features itself', () => {
    expect(
      listedPages()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(pages.map(({ name }) => name).sort());
    expect(readTables(coverageIndex()).filter(({ cells }) => /^[2-9]\./.test(cells[0]!))).toEqual([]);
  });

  test('have well-formed rows that name existing files and tests', () => {
    expect(findProblems(pages, plannedSubjects(), tree)).toEqual([]);
  });

  test('every call of the specification has a row', () => {
    expect(specifiedCalls.filter((call) => !everyPage.includes(`\`${call}`))).toEqual([]);
  });

  test('every call of the contract has a row', () => {
    const modules = import.meta.glob<Record<string, unknown>>('../contract/*.ts', { eager: true });
    const calls = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint).map(asWritten));
    const written = [...everyPage.matchAll(/`((?:GET|POST|PUT|DELETE|HEAD|PATCH|OPTIONS) [^`?]+)/g)].map((match) =>
      bare(match[1]!),
    );
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter((call) => !written.includes(bare(call)))).toEqual([]);
  });

  test('print their counts', () => {
    const rows = readCoverage();
    const waiting = new Map<string, number>();
    for (const { cells } of rows) {
      const subject = /^not yet: (.+)$/.exec(cells[3]!)?.[1];
      if (subject) waiting.set(subject, (waiting.get(subject) ?? 0) + 1);
    }
    const pending = [...waiting.values()].reduce((sum, count) => sum + count, 0);
    const planned = [...waiting].map(([subject, count]) => `, ${count} planned with "${subject}"`).join('');
    console.log(`Feature coverage: ${rows.length} rows, ${rows.length - pending} with tests${planned}.`);
    expect(rows.length).toBeGreaterThanOrEqual(440);
  });
});

describe('the check of a page', () => {
  const files: Tree = {
    exists: (file) => file === 'web/a.ts' || file === 'web/a.test.ts',
    read: () => "test('a clerk reads', () => {}); test.skip('a clerk sleeps', () => {});",
  };
  const problemsIn = (...rows: string[]) => {
    const markdown = `# Screens\n\n| Id | Feature | Code | Tests |\n|---|---|---|---|\n${rows.join('\n')}\n`;
    return findProblems([{ name: 'screens.md', digit: '2', markdown }], ['screens'], files);
  };
  const good = '| 2.a | A clerk reads. | `web/a.ts` | `web/a.test.ts › a clerk reads` |';

  test('accepts a row with a test and one that is planned', () => {
    expect(problemsIn(good, '| 2.b | A clerk writes. | — | not yet: screens |')).toEqual([]);
  });

  test.each([
    ['a test that does not exist', good.replace('reads` |', 'writes` |'), 'which is not a test in'],
    ['a test that is skipped', good.replace('reads` |', 'sleeps` |'), 'which is not a test in'],
    ['a test file that does not exist', good.replace('a.test.ts', 'b.test.ts'), 'which does not exist'],
    ['a code file that does not exist', good.replace('web/a.ts', 'web/b.ts'), 'which does not exist'],
    ['a claim without a name', good.replace(' › a clerk reads', ''), 'is not of the form'],
    ['an unknown subject', '| 2.a | A clerk reads. | — | not yet: someday |', 'which is not a planned subject'],
    ['no tests', '| 2.a | A clerk reads. | — | |', 'names neither'],
    ['a missing cell', '| 2.a | A clerk reads. | not yet: screens |', 'has 3 cells'],
    ['an ID of another section', good.replace('2.a', '3.a'), 'whose IDs begin with'],
    ['a malformed ID', good.replace('2.a', '2.A b'), 'well-formed'],
  ])('finds %s', (_what, row, problem) => {
    expect(problemsIn(row).join('\n')).toContain(problem);
  });

  test('finds a duplicate ID', () => {
    expect(problemsIn(good, good).join('\n')).toContain('repeats its ID');
  });
});

type Call = { method: string; path: string; permission: string };

function isEndpoint(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value;
}

/** As in the coverage: no leading slash, parameters in braces. */
/** Calls by other systems are written with their full path, as those systems call them. */
function asWritten({ method, path }: Call): string {
  const called = path.startsWith('/v1/') ? `/api${path}` : path.slice(1);
  return `${method} ${called}`;
}

/** With or without the trailing slash, the call is the same. */
function bare(call: string): string {
  return call
    .trim()
    .replace(/\/$/, '')
    .replace(/:(\w+)/g, '{$1}');
}
