import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const files = readdirSync(path.join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => `web/${name}`);
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The matching lines of the files, as `file:line text`. */
function linesWith(pattern: RegExp, among: readonly string[]): string[] {
  return among.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
}

describe('calls to the server', () => {
  test('take their input and response types from the contract: only askContract.ts builds queries and mutations', () => {
    const others = files.filter((file) => file !== 'web/calls/askContract.ts');
    expect(linesWith(/\bbuild\.(query|mutation|infiniteQuery)\b/, others)).toEqual([]);
  });

  test('are found by this test', () => {
    expect(linesWith(/\b(ask|change)\(build, /, files).length).toBeGreaterThan(170);
  });

  test('are built once for each endpoint', () => {
    const built = files.flatMap((file) =>
      [...textOf(file).matchAll(/\b(?:ask|change)\(\s*build,\s*(?:\w+\.)?(\w+)/g)].map(([, name]) => name!),
    );
    expect(built.filter((name, at) => built.indexOf(name) !== at)).toEqual([]);
  });

  test('have addresses from the contract: only these files contain one', () => {
    // The landing page uses no library of the portal; the others show addresses to people.
    const shown = /^web\/(calls\/buildRequest\.ts|landing\/|apiDocs\/|kit\/)/;
    const others = files.filter((file) => !shown.test(file));
    expect(linesWith(/['"`]\/api\//, others)).toEqual([]);
  });
});
