import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCycles } from './findCycles.ts';
import { readImports } from './readImports.ts';

const root = path.dirname(import.meta.dirname);
const architecture = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
const imports = readImports(root);

/** The layers whose areas have an order. */
const orderedLayers = ['domain', 'server', 'web'];

/** Tests of the server start the portal, so they and their tools may import any of its areas. */
const isTestOfServer = (file: string) => file.startsWith('server/') && /\.test\.ts$|\/testing\//.test(file);

describe.each(orderedLayers)('the areas of %s', (layer) => {
  const rows = areasOf(layer);

  test('match the existing folders', () => {
    const folders = readdirSync(path.join(root, layer), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map((entry) => entry.name);
    expect(rows.flat().sort()).toEqual(folders.sort());
  });

  test('import only from areas listed before them in docs/architecture.md', () => {
    expect(findViolations(layer, imports)).toEqual([]);
  });

  test('are found to import from a later one, but not from an earlier one, where that is planted', () => {
    const [first, last] = [rows[0]![0]!, rows.at(-1)![0]!];
    const [early, late] = [`${layer}/${first}/planted.ts`, `${layer}/${last}/planted.ts`];
    expect(findViolations(layer, [{ from: early, to: late }])).toEqual([
      expect.stringContaining(`${early} imports ${late}: ${first} may not use ${last}.`),
    ]);
    expect(findViolations(layer, [{ from: late, to: early }])).toEqual([]);
  });
});

function findViolations(layer: string, imports: readonly { from: string; to: string }[]): string[] {
  const rows = areasOf(layer);
  const rankOf = (area: string) => rows.findIndex((row) => row.includes(area));
  return imports
    .filter(({ from }) => !isTestOfServer(from))
    .map(({ from, to }) => ({ from, to, area: areaOf(from, layer), used: areaOf(to, layer) }))
    .filter(({ area, used }) => area !== undefined && used !== undefined && rankOf(used) > rankOf(area))
    .map(
      ({ from, to, area, used }) =>
        `${from} imports ${to}: ${area} may not use ${used}. Move what it needs to ${area} or to an area before it.`,
    );
}

test('the areas of web import only the texts and the state from its root', () => {
  const shared = ['web/i18n.ts', 'web/store.ts'];
  // The sign-in documents start the app after a person has signed in.
  const startsTheApp = 'web/identity/page/startPage.tsx';
  const violations = imports
    .filter(({ from, to }) => areaOf(from, 'web') !== undefined && /^web\/[^/]+$/.test(to))
    .filter(({ from, to }) => !shared.includes(to) && !(from === startsTheApp && to === 'web/main.tsx'))
    .map(({ from, to }) => `${from} imports ${to}. Move what it needs to an area.`);
  expect(violations).toEqual([]);
});

/** The areas in the table of a layer, in order; those in one row may import one another. */
function areasOf(layer: string): string[][] {
  const section = architecture.split(/^## /m).find((one) => one.startsWith(`The areas of \`${layer}\``)) ?? '';
  const rows = [...section.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)];
  return rows.map((row) => [...row[1]!.matchAll(/\w+/g)].map(([area]) => area));
}

function areaOf(file: string, layer: string): string | undefined {
  const [first, area, ...rest] = file.split('/');
  return first === layer && rest.length > 0 ? area : undefined;
}

describe('the files', () => {
  test('have no import cycles, including types', () => {
    const uses = new Map<string, Set<string>>();
    for (const { from, to } of imports) uses.set(from, (uses.get(from) ?? new Set()).add(to));
    expect(findCycles(uses).map((cycle) => cycle.join(' <-> '))).toEqual([]);
  });
});
