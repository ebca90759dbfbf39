import { expect, test } from 'vitest';
import { inTurns } from './inTurns.ts';

test('work runs a few at a time in order, what is beyond the limit is refused, and a failure frees its place', async () => {
  const inTurn = inTurns({ atOnce: 2, mayWait: 2, retryAfter: 5 });
  const began: number[] = [];
  const ends: ((fails: boolean) => void)[] = [];
  const give = (n: number) =>
    inTurn(() => {
      began.push(n);
      return new Promise<number>((resolve, reject) =>
        ends.push((fails) => (fails ? reject(new Error('failed')) : resolve(n))),
      );
    });
  const [first, second, third, fourth] = [give(1), give(2), give(3), give(4)];
  await expect(give(5)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(began).toEqual([1, 2]);
  ends[0]!(true);
  await expect(first).rejects.toThrow('failed');
  expect(began).toEqual([1, 2, 3]);
  ends[1]!(false);
  expect(await second).toBe(2);
  expect(began).toEqual([1, 2, 3, 4]);
  for (const end of ends.slice(2)) end(false);
  expect(await Promise.all([third, fourth])).toEqual([3, 4]);
});
