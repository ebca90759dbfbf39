import type { ExtractedField } from '#contract/extractedFields';
import { writeSummaryPart } from '#contract/messages/writeMessages';
import type { ListedField } from '#domain/reading/listedFields';
import { wireName } from '#domain/reading/wireName';

/** One value as it was read, in words and under its name on the wire. */
export function describeField(field: ListedField): ExtractedField {
  const { value, says, confidence, method, evidence, parts } = field;
  return {
    field: wireName(field.field),
    value: says ? writeSummaryPart(says) : value,
    confidence,
    method,
    evidence: evidence as ExtractedField['evidence'],
    ...(parts && { parts }),
  };
}
