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

test('from a filing that is not in the queue, N leads to the first one', () => {
  expect(stepsFrom(queue, { page: 1 }, 'x')).toMatchObject({ next: { filing: 'a' }, previous: null, position: null });
});

test('filings that others have claimed or that are still being analyzed are skipped; the clerk’s own claims are not', () => {
  const mixed = page(
    row('a'),
    row('b', claimed('Lee', false)),
    row('c', { analysis_state: 'reading' }),
    row('d', claimed('Dana', true)),
  );
  expect(stepsFrom(mixed, { page: 1 }, 'a').next).toEqual({ filing: 'd' });
});

test('at the end of a page it continues with the next page, and at the start with the previous one', () => {
  const beside = { before: page(row('y')), after: page(row('z')) };
  expect(stepsFrom(queue, { page: 2 }, 'c', beside).next).toEqual({ filing: 'z', page: 3 });
  expect(stepsFrom(queue, { page: 2 }, 'a', beside).previous).toEqual({ filing: 'y', page: 1 });
  expect(stepsFrom(queue, { page: 2 }, 'a', beside).position).toEqual({ at: 26, of: 60 });
});

test('the last filing leads nowhere', () => {
  expect(stepsFrom(page(row('a')), { page: 1 }, 'a')).toMatchObject({ next: null, previous: null });
});
