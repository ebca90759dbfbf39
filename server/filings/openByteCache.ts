import { type Cache, openCache } from './openCache.ts';

/** Keeps pictures and answers that were costly to make. */
export type ByteCache = Cache<Buffer>;

export function openByteCache(mostBytes: number): ByteCache {
  return openCache(mostBytes, ({ length }) => length);
}
