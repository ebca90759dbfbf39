import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCycles } from './findCycles.ts';
import { readImports } from './readImports.ts';

const root = path.dirname(import.meta.dirname);
const architecture = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
const imports = readImports(root);

/** The rooms whose areas have an order. */
const orderedRooms = ['domain'];

describe.each(orderedRooms)('the areas of %s', (room) => {
  const areas = areasOf(room);

  test('are the folders there are', () => {
    const folders = readdirSync(path.join(root, room), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect([...areas].sort()).toEqual(folders.sort());
  });

  test('import only from areas listed before them in docs/architecture.md', () => {
    const violations = imports
      .map(({ from, to }) => ({ from, to, area: areaOf(from, room), used: areaOf(to, room) }))
      .filter(({ area, used }) => area !== undefined && used !== undefined && areas.indexOf(used) > areas.indexOf(area))
      .map(
        ({ from, to, area, used }) =>
          `${from} imports ${to}: ${area} may not use ${used}. Move what it needs to ${area} or to an area before it.`,
      );
    expect(violations).toEqual([]);
  });
});

/** The areas in the table of a room, in its order. */
function areasOf(room: string): string[] {
  const section = architecture.split(/^## /m).find((one) => one.startsWith(`The areas of \`${room}\``)) ?? '';
  return [...section.matchAll(/^\| `(\w+)` \|/gm)].map((row) => row[1]!);
}

function areaOf(file: string, room: string): string | undefined {
  const [first, area, ...rest] = file.split('/');
  return first === room && rest.length > 0 ? area : undefined;
}

describe('the files', () => {
  test('form no cycles of imports, types included', () => {
    const uses = new Map<string, Set<string>>();
    for (const { from, to } of imports) uses.set(from, (uses.get(from) ?? new Set()).add(to));
    expect(findCycles(uses).map((cycle) => cycle.join(' <-> '))).toEqual([]);
  });
});
