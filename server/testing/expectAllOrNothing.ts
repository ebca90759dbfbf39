import { expect } from 'vitest';
import type { Database } from '#server/kernel/Database';
import { cutMidway } from './cutMidway.ts';
import { digestOf } from './digestOf.ts';

const checkEvery = 5;

/**
 * Cuts an operation before each of its statements in turn, as when the portal is killed there. Until it completes, no
 * row of any table has changed. Returns what the completed operation returned; `least` is how many statements it has at
 * least.
 */
export async function expectAllOrNothing<T>(db: Database, operation: () => Promise<T>, least: number): Promise<T> {
  const before = await digestOf(db);
  const { cuts, result } = await cutMidway(operation, async (statement) => {
    // A change that an earlier cut left would still be there.
    if (statement % checkEvery > 0) return;
    expect(await digestOf(db), `cut before statement ${statement}`).toEqual(before);
  });
  expect(cuts).toBeGreaterThanOrEqual(least);
  expect(await digestOf(db)).not.toEqual(before);
  return result;
}
