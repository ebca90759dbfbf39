import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
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
  // A slow machine reports progress, too.
  expect(reports.length).toBeGreaterThanOrEqual(2);
  expect(reports.map(({ isDone }) => isDone).indexOf(true)).toBe(reports.length - 1);
});

test.runIf(process.platform === 'linux')('the threads give way to the portal’s own', async () => {
  const priorities = new Set<number>();
  await searchInThreads({ ...order, steps: 4000 }, new AbortController().signal, async () => {
    for (const thread of readdirSync('/proc/self/task')) for (const nice of niceOf(thread)) priorities.add(nice);
    return true;
  });
  expect([...priorities].sort()).toEqual([0, constants.priority.PRIORITY_BELOW_NORMAL]);
});

/** The nice value of a thread of this process (proc(5), field 19 of `stat`); none if the thread has ended. */
function niceOf(thread: string): number[] {
  try {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return [Number(fields[16])];
  } catch {
    return [];
  }
}

test('a search that is aborted ends in both threads', async () => {
  const stop = new AbortController();
  const endless = { ...order, steps: Number.MAX_SAFE_INTEGER };
  const searching = searchInThreads(endless, stop.signal, async () => {
    stop.abort(new Error('stopped'));
    return true;
  });
  await expect(searching).rejects.toThrow('stopped');
});
