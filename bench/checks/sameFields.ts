import type { DocumentText } from '#domain/documents/DocumentText';
import { readFiling } from '#domain/reading/readFiling';

const today = '2026-07-01';

/** Names of the fields that differ between two texts. */
export function differingFields(one: DocumentText, other: DocumentText): string[] {
  const [first, second] = [valuesOf(one), valuesOf(other)];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].filter((name) => first[name] !== second[name]);
}

function valuesOf(text: DocumentText): Record<string, string> {
  const values: Record<string, string> = {};
  const { handwritten_pages: _, ...fields } = readFiling(text, { today });
  for (const [name, field] of Object.entries(fields)) {
    values[name] = JSON.stringify(Array.isArray(field) ? field.map(({ value }) => value) : field?.value);
  }
  return values;
}
