/**
 * The ways to fill a stretch of slots, as far as none is contained in another: for each way, how many parts have at least
 * 1, 2, … slots. Hearings fit in the stretch only if, for each length, no more of them have at least that length.
 */
export function packings(length: number): readonly (readonly number[])[] {
  const known = cache.get(length);
  if (known) return known;
  const ways = partitions(length, length).map((parts) =>
    Array.from({ length }, (_, index) => parts.filter((part) => part > index).length),
  );
  const best = ways.filter(
    (way) => !ways.some((other) => other !== way && way.every((count, index) => count <= other[index]!)),
  );
  cache.set(length, best);
  return best;
}

const cache = new Map<number, (readonly number[])[]>();

function partitions(sum: number, most: number): number[][] {
  if (sum === 0) return [[]];
  const found: number[][] = [];
  for (let part = Math.min(sum, most); part > 0; part--) {
    for (const rest of partitions(sum - part, part)) found.push([part, ...rest]);
  }
  return found;
}
