import { expect, test } from 'vitest';
import type { QueueRow, ReviewQueue } from '#contract/review';
import { stepsFrom } from './stepsFrom.ts';

const row = (id: string, changes: Partial<QueueRow> = {}) =>
  ({ id, claim: null, analysis_state: 'done', ...changes }) as QueueRow;
const page = (...results: QueueRow[]) => ({ results, total: 60 }) as ReviewQueue;
const claimed = (by: string, mine: boolean) => ({ claim: { by, since: '2026-03-02T17:04:00Z', mine } });
const queue = page(row('a'), row('b'), row('c'));

test.each([
  ['a', 'b', null],
  ['b', 'c', 'a'],
  ['c', 'a', 'b'],
])('from %s N leads to %s and P to %s', (open, next, previous) => {
  const steps = stepsFrom(queue, { page: 1 }, open);
  expect(steps.next?.filing ?? null).toBe(next);
  expect(steps.previous?.filing ?? null).toBe(previous);
});

test('from a filing that is not in the queue N leads to its first', () => {
  expect(stepsFrom(queue, { page: 1 }, 'x')).toMatchObject({ next: { filing: 'a' }, previous: null, position: null });
});

test('what someone else has, or what is still being read, is passed over; the own is not', () => {
  const mixed = page(
    row('a'),
    row('b', claimed('Lee', false)),
    row('c', { analysis_state: 'reading' }),
    row('d', claimed('Dana', true)),
  );
  expect(stepsFrom(mixed, { page: 1 }, 'a').next).toEqual({ filing: 'd' });
});

test('at the end of a page it continues with the next one, at its beginning with the one before', () => {
  const beside = { before: page(row('y')), after: page(row('z')) };
  expect(stepsFrom(queue, { page: 2 }, 'c', beside).next).toEqual({ filing: 'z', page: 3 });
  expect(stepsFrom(queue, { page: 2 }, 'a', beside).previous).toEqual({ filing: 'y', page: 1 });
  expect(stepsFrom(queue, { page: 2 }, 'a', beside).position).toEqual({ at: 26, of: 60 });
});

test('the last filing leads nowhere', () => {
  expect(stepsFrom(page(row('a')), { page: 1 }, 'a')).toMatchObject({ next: null, previous: null });
});
