import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');

type Step = { file: string; lines: number };

/** The flows of docs/architecture.md: the sections whose table names files with their lines. */
const flows = page
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    steps: [...section.matchAll(/^\| \d+ \| `([^`]+)` \| (\d+) \|/gm)].map(
      ([, file, lines]): Step => ({ file: file!, lines: Number(lines) }),
    ),
  }))
  .filter(({ steps }) => steps.length > 0);

/** The stages of the reading engine, which are not needed to follow the other flows. */
const readingEngine = 'A document is read';

/** A difference of a few lines is accepted, because the page still shows approximately how long a file is. */
const tolerance = 15;

test('the page describes receiving, filing, reading, checking, deciding, scheduling, an event, and a question', () => {
  expect(flows.map(({ title }) => title)).toEqual([
    'A filing is received',
    'A draft is filed',
    'A document is read',
    'A filing is read',
    'A filing is checked',
    'A clerk decides on a filing',
    'A hearing is scheduled',
    'An event is announced',
    'A question is answered',
  ]);
});

describe.each(flows)('$title', ({ steps }) => {
  test('names files that exist, with their lines', () => {
    const wrong = steps
      .map(({ file, lines }) => ({ file, lines, real: linesOf(file) }))
      .filter(({ lines, real }) => Math.abs(lines - real) > tolerance);
    expect(wrong.map(({ file, lines, real }) => `${file}: ${lines} on the page, ${real} in the file`)).toEqual([]);
  });
});

describe.each(flows.filter(({ title }) => title !== readingEngine))('$title', ({ steps }) => {
  test('is at most nine files and 400 lines', () => {
    expect(steps.length).toBeLessThanOrEqual(9);
    expect(steps.reduce((sum, { file }) => sum + linesOf(file), 0)).toBeLessThanOrEqual(400);
  });
});

function linesOf(file: string): number {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8').split('\n').length - 1 : 0;
}
