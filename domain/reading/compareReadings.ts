import { wireName } from './wireName.ts';

/** One value of a reading in words, under the name of its field. */
type WordedField = { field: string; value: string };

/** A field whose value differs between two readings of the same document. */
export type ReadingChange = { field: string; before: string[]; after: string[] };

/** The fields that differ in the later reading, in its order, and then those that it no longer has. */
export function compareReadings(before: readonly WordedField[], after: readonly WordedField[]): ReadingChange[] {
  const earlier = valuesByField(before);
  const later = valuesByField(after);
  return [...new Set([...later.keys(), ...earlier.keys()])].flatMap((field) => {
    const change = { before: earlier.get(field) ?? [], after: later.get(field) ?? [] };
    const same = change.before.join('\n') === change.after.join('\n');
    return same ? [] : [{ field: wireName(field), ...change }];
  });
}

function valuesByField(fields: readonly WordedField[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const { field, value } of fields) {
    const list = values.get(field);
    if (list) list.push(value);
    else values.set(field, [value]);
  }
  return values;
}
