import { describe, expect, test } from 'vitest';
import { openByteCache } from './openByteCache.ts';

const maker = () => {
  const made: string[] = [];
  const make =
    (key: string, size = 10) =>
    async () => {
      made.push(key);
      return Buffer.alloc(size, key);
    };
  return { made, make };
};

describe('a cache of page images', () => {
  test('creates each image once, even for concurrent requests', async () => {
    const cache = openByteCache(100);
    const { made, make } = maker();
    const [one, other] = await Promise.all([cache.get('a', make('a')), cache.get('a', make('a'))]);
    expect(one).toBe(other);
    expect(await cache.get('a', make('a'))).toBe(one);
    expect(made).toEqual(['a']);
  });

  test('evicts the least recently used entry when it is full', async () => {
    const cache = openByteCache(25);
    const { made, make } = maker();
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key, make(key));
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  test('stores nothing larger than its capacity', async () => {
    const cache = openByteCache(25);
    const { made, make } = maker();
    await cache.get('a', make('a'));
    await cache.get('big', make('big', 30));
    await cache.get('big', make('big', 30));
    await cache.get('a', make('a'));
    expect(made).toEqual(['a', 'big', 'big']);
  });

  test('does not cache a failure', async () => {
    const cache = openByteCache(25);
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', async () => Buffer.from('yes'))).toEqual(Buffer.from('yes'));
  });
});
