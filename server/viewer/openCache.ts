import { LRUCache } from 'lru-cache';

/** Caches expensive results up to a number of bytes; the least recently used result is removed first. */
export type Cache<Kept> = {
  /** The cached result, or the result of `make`. Concurrent calls for a key share one call of `make`. */
  get(key: string, make: () => Promise<Kept>): Promise<Kept>;
  /** The cached result, if there is one. */
  peek(key: string): Kept | undefined;
};

export function openCache<Kept extends object>(mostBytes: number, bytesOf: (kept: Kept) => number): Cache<Kept> {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    // lru-cache requires a positive size.
    sizeCalculation: (made) => Math.max(1, bytesOf(made)),
  });
  const making = new Map<string, Promise<Kept>>();
  return {
    peek: (key) => kept.get(key),
    async get(key, make) {
      const found = kept.get(key);
      if (found !== undefined) return found;
      const begun = making.get(key);
      if (begun) return begun;
      const made = make()
        .then((result) => {
          kept.set(key, result);
          return result;
        })
        .finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}
