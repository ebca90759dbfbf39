/** Caches expensive results up to a number of bytes; the least recently used result is removed first. */
export type Cache<Kept> = {
  /** What is kept under the key, else what `make` makes. Those who ask meanwhile wait for the same making. */
  get(key: string, make: () => Promise<Kept>): Promise<Kept>;
  /** What is kept under the key, if it is. */
  peek(key: string): Kept | undefined;
};

export function openCache<Kept>(mostBytes: number, bytesOf: (kept: Kept) => number): Cache<Kept> {
  const kept = new Map<string, { made: Kept; size: number }>();
  const making = new Map<string, Promise<Kept>>();
  let bytes = 0;

  function keep(key: string, made: Kept): void {
    const size = bytesOf(made);
    if (size > mostBytes) return;
    kept.set(key, { made, size });
    bytes += size;
    for (const [oldest, { size: freed }] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(oldest);
      bytes -= freed;
    }
  }

  function peek(key: string): Kept | undefined {
    const found = kept.get(key);
    if (!found) return undefined;
    kept.delete(key);
    kept.set(key, found);
    return found.made;
  }

  return {
    peek,
    async get(key, make) {
      const found = peek(key);
      if (found !== undefined) return found;
      const begun = making.get(key);
      if (begun) return begun;
      const made = make()
        .then((result) => {
          keep(key, result);
          return result;
        })
        .finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}
