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
  const objectAt = (text: string, at: number) => text.slice(at, endOf(text, at));
  const earlierObject = (number: string) => {
    const at = places.get(number);
    return at === undefined ? undefined : objectAt(earlier, at);
  };
  return changed.every((match) => {
    const now = objectAt(later, match.index);
    const before = earlierObject(match[1]!);
    if (before === undefined) return !isPacked || !/\/(?:Contents|Kids)\b/.test(now);
    if (/\bstream\b/.test(before)) return metadata.test(before) && metadata.test(now);
    const contents = new Set(refsOf(now, 'Contents'));
    if (!refsOf(before, 'Contents').every((ref) => contents.has(ref))) return false;
    const kids = new Set(refsOf(now, 'Kids'));
    return refsOf(before, 'Kids').every((ref) => isAmong(kids, ref, earlierObject));
  });
}

/** The file's properties, which no page shows. */
const metadata = /^\s*\d+ \d+ obj\s*<<[^>]*\/Type\s*\/Metadata\b/;
const deepest = 12;

/** Whether a page is among these, or each page of a branch is: programs that add to a file often flatten its tree. */
function isAmong(
  kids: ReadonlySet<string>,
  ref: string,
  objectOf: (number: string) => string | undefined,
  depth = 0,
): boolean {
  if (kids.has(ref)) return true;
  const branch = depth < deepest ? objectOf(ref.split(' ')[0]!) : undefined;
  if (branch === undefined || !/\/Type\s*\/Pages\b/.test(branch)) return false;
  const below = refsOf(branch, 'Kids');
  return below.length > 0 && below.every((each) => isAmong(kids, each, objectOf, depth + 1));
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
