import type { Change } from './recordActivity.ts';

/** The named fields of an object before and after a change, as the record stores them. */
export function compareValues<Field extends string>(
  fields: readonly Field[],
  before: Partial<Record<Field, unknown>>,
  after: Partial<Record<Field, unknown>>,
): Change[] {
  return fields.map((field) => ({ field, before: spell(before[field]), after: spell(after[field]) }));
}

/** A value as people read it; null where there is none. */
export function spell(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join('; ');
  return String(value);
}
