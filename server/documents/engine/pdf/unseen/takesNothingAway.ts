const mostObjects = 20_000;

/**
 * Whether the part appended to an earlier state of a file leaves each page's contents unchanged, as signatures, notes,
 * and filled fields do: determined from its objects, without opening the file twice. False if in doubt.
 */
export function takesNothingAway(file: Buffer, end: number): boolean {
  const later = file.toString('latin1', end);
  if (later.includes('/ObjStm')) return false;
  const changed = [...later.matchAll(/(?:^|[\r\n])(\d{1,7}) \d{1,5} obj\b/g)].slice(0, mostObjects);
  if (changed.length === 0 || changed.length === mostObjects) return false;
  const earlier = file.toString('latin1', 0, end);
  // What is packed in streams of objects cannot be compared.
  const places = new Map<string, number>();
  for (const match of earlier.matchAll(/(?:^|[\r\n])(\d{1,7}) \d{1,5} obj\b/g)) places.set(match[1]!, match.index);
  const isPacked = earlier.includes('/ObjStm');
  return changed.every((match) => {
    const now = later.slice(match.index, endOf(later, match.index));
    const at = places.get(match[1]!);
    if (at === undefined) return !isPacked || !/\/(?:Contents|Kids)\b/.test(now);
    const before = earlier.slice(at, endOf(earlier, at));
    if (/\bstream\b/.test(before)) return false;
    return ['Contents', 'Kids'].every((key) => {
      const kept = new Set(refsOf(now, key));
      return refsOf(before, key).every((ref) => kept.has(ref));
    });
  });
}

function endOf(text: string, from: number): number {
  const end = text.indexOf('endobj', from);
  return end < 0 ? text.length : end;
}

function refsOf(object: string, key: string): string[] {
  const at = object.indexOf(`/${key}`);
  if (at < 0) return [];
  const listed = /^\s*(?:\[([^\]]*)\]|(\d+ \d+ R))/.exec(object.slice(at + key.length + 1));
  return (listed?.[1] ?? listed?.[2] ?? '').match(/\d+ \d+ R/g) ?? [];
}
