import { type Cache, openCache } from './openCache.ts';

/** Caches page images and replies that are expensive to produce. */
export type ByteCache = Cache<Buffer>;

export function openByteCache(mostBytes: number): ByteCache {
  return openCache(mostBytes, ({ length }) => length);
}
