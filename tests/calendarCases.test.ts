import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSolution } from '#domain/scheduling/checkSolution';
import { search } from '#domain/scheduling/search';
import { bruteForce } from '#domain/scheduling/testing/bruteForce';
import { makeInstance } from '#domain/scheduling/testing/makeInstance';
import { makeVariedInstance } from '#domain/scheduling/testing/makeVariedInstance';
import { lowerBound } from '../bench/calendar/lowerBound.ts';
import { packings } from '../bench/calendar/packings.ts';
import { parseInstances, UnusableCases } from '../bench/calendar/readInstances.ts';

const page = readFileSync(path.join(import.meta.dirname, '../docs/calendar-cases.md'), 'utf8');
const example = /```json\n([\s\S]*?)```/.exec(page)![1]!;
const hearing = { id: 'H', slots: 1 };
const minimal = { days: [{ date: 'one', slots: 8 }], judges: [{ id: 'J' }], rooms: [{ id: 'R' }], hearings: [hearing] };

describe('calendar cases', () => {
  test('the example of the page is scheduled', () => {
    const [{ instance }] = parseInstances(example, 'page') as [ReturnType<typeof parseInstances>[0]];
    const solution = search(instance, { seed: 1, steps: 500 });
    expect(solution.unplaced).toEqual([]);
    expect(checkSolution(instance, solution)).toEqual([]);
  });

  test('are one, an array, an object with cases, or one per line', () => {
    const one = JSON.stringify(minimal);
    for (const [content, count] of [
      [one, 1],
      [`[${one},${one}]`, 2],
      [`{"cases":[${one}]}`, 1],
      [`${one}\n${one}\n`, 2],
    ] as const) {
      expect(parseInstances(content, 'file')).toHaveLength(count);
    }
  });

  test.each([
    ['no JSON', '{"days": [', 'file is no JSON'],
    ['a line that is no JSON', `${JSON.stringify(minimal)}\n{"days":`, 'file, line 2 is no JSON'],
    ['an empty list', '[]', 'file has no cases'],
    ['a number', '7', 'file cannot be used'],
    ['a misspelled key', JSON.stringify({ ...minimal, hearing: [] }), 'Unrecognized key: "hearing"'],
    ['too long a day', JSON.stringify({ ...minimal, days: [{ date: 'x', slots: 65 }] }), 'days[0].slots'],
    ['a negative weight', JSON.stringify({ ...minimal, weights: { waiting: -1 } }), 'weights.waiting'],
    [
      'an unknown judge',
      JSON.stringify({ ...minimal, hearings: [{ ...hearing, judges: ['K'] }] }),
      'no judge has the ID “K”',
    ],
    ['a repeated ID', JSON.stringify({ ...minimal, hearings: [hearing, hearing] }), '“H” is used twice'],
    [
      'a circle',
      JSON.stringify({
        ...minimal,
        hearings: [
          { ...hearing, after: ['H2'] },
          { ...hearing, id: 'H2', after: ['H'] },
        ],
      }),
      'in a circle',
    ],
    [
      'a fixed hearing without a place',
      JSON.stringify({ ...minimal, hearings: [{ ...hearing, fixed: true }] }),
      'hearings[0].fixed',
    ],
    ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'cannot be used'],
  ])('with %s are refused, with the position', (_what, content, message) => {
    expect(() => parseInstances(content, 'file')).toThrow(UnusableCases);
    expect(() => parseInstances(content, 'file')).toThrow(message);
  });
});

describe('the bound', () => {
  test('is never above the least cost of all timetables', async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const instance = makeVariedInstance(seed, { hearings: 4, judges: 2, rooms: 2, days: 2, slots: 4 });
      const bound = await lowerBound(instance, 10);
      expect(bound).not.toBeNull();
      expect(bound!).toBeLessThanOrEqual(bruteForce(instance) + 1e-6);
    }
  });

  test('proves that a timetable of 50 hearings is the best one', async () => {
    const instance = makeInstance({ hearings: 50, judges: 5, rooms: 5, days: 5 }, 1, 'arrivals');
    const { cost } = search(instance, { seed: 1, steps: 20_000 });
    expect(cost).toBeCloseTo((await lowerBound(instance, 20))!);
  });

  test('counts packings: a stretch of six slots holds six of one, three of two, or four and two', () => {
    const ways = packings(6).map((way) => way.join(' '));
    expect(ways).toContain('6 0 0 0 0 0');
    expect(ways).toContain('3 3 0 0 0 0');
    expect(ways).toContain('2 2 1 1 0 0');
    expect(ways).not.toContain('2 2 2 2 0 0');
  });
});
