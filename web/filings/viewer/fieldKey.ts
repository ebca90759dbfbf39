import type { ExtractedField } from '#contract/extractedFields';

/**
 * Identifies a value: each response contains new objects for the same values, which must not move anything or remove
 * highlights.
 */
export function fieldKey({ field, value, evidence }: ExtractedField): string {
  const first = evidence[0];
  if (!first) return `${field} ${value}`;
  const place =
    first.kind === 'page' ? `${first.page} ${first.boxes[0]?.join(' ')}` : `${first.paragraph} ${first.start}`;
  return `${field} ${value} ${place}`;
}

export function isSameField(one: ExtractedField | null | undefined, other: ExtractedField | null | undefined): boolean {
  if (!one || !other) return false;
  return one === other || fieldKey(one) === fieldKey(other);
}
