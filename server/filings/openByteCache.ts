/** Keeps what was costly to make, up to so many bytes; what was longest not asked for goes first. */
export type ByteCache = {
  /** What is kept under the key, else what `make` makes. Those who ask meanwhile wait for the same making. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
};

export function openByteCache(mostBytes: number): ByteCache {
  const kept = new Map<string, Buffer>();
  const making = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function keep(key: string, made: Buffer): void {
    if (made.length > mostBytes) return;
    kept.set(key, made);
    bytes += made.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  return {
    async get(key, make) {
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
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
