import { expect, test } from 'vitest';
import { delaysOf, laterTime, movedHearings } from './pace.ts';

const at = (id: string, starts: number, isWaiting = true) => ({ id, starts, duration: 30, isWaiting });

test('a delay moves each waiting hearing, and a break absorbs it', () => {
  const delays = delaysOf([at('nine', 540, false), at('half', 570), at('ten', 600), at('half past one', 810)], 40);
  expect([...delays]).toEqual([
    ['half', 40],
    ['ten', 40],
    ['half past one', 0],
  ]);
});

test('hearings that are set for the same time all move', () => {
  expect([...delaysOf([at('a', 540), at('b', 540), at('c', 540)], 20).values()]).toEqual([20, 20, 20]);
});

test('people are notified once for each change of at least 15 minutes, and when it ends', () => {
  const moved = (minutes: number, notified: Record<string, number>) =>
    movedHearings(new Map([['a', minutes]]), notified).map((one) => one.minutes);
  expect(moved(10, {})).toEqual([]);
  expect(moved(20, {})).toEqual([20]);
  expect(moved(30, { a: 20 })).toEqual([]);
  expect(moved(40, { a: 20 })).toEqual([40]);
  expect(moved(0, { a: 40 })).toEqual([0]);
});

test('a time after a delay stays on its day', () => {
  expect(laterTime('09:50', 25)).toBe('10:15');
  expect(laterTime('23:50', 25)).toBe('23:59');
});
