import { expect, test } from 'vitest';
import { search } from '#domain/scheduling/search';
import { makeInstance } from '#domain/scheduling/testing/makeInstance';
import { searchInThreads } from './searchInThreads.ts';
import type { SearchReport } from './threadOrders.ts';

const instance = makeInstance({ hearings: 120, judges: 6, rooms: 5, days: 8 }, 3);
const order = { instance, seed: 7, from: null, milliseconds: 60_000, steps: 400 };

test('two threads give the better of two searches with the same seeds and steps', async () => {
  const alone = [7, 8].map((seed) => search(instance, { seed, steps: 400 }));
  const reports: SearchReport[] = [];
  const found = await searchInThreads(order, new AbortController().signal, async (report) => {
    reports.push(report);
    return true;
  });
  expect(found).toMatchObject({ isDone: true, step: 800, cost: Math.min(...alone.map(({ cost }) => cost)) });
  expect(alone.map(({ placements }) => placements)).toContainEqual(found!.best.placements);
  expect(reports.map(({ isDone }) => isDone)).toEqual([false, true]);
});

test('a search that is aborted ends in both threads', async () => {
  const stop = new AbortController();
  const endless = { ...order, steps: Number.MAX_SAFE_INTEGER };
  const searching = searchInThreads(endless, stop.signal, async () => {
    stop.abort(new Error('stopped'));
    return true;
  });
  await expect(searching).rejects.toThrow('stopped');
});
