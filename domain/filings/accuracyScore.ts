import type { ReadField, Reading } from '#domain/reading/Reading';

/** The mean confidence of the values that were read, 0 to 100 with one decimal; null when nothing was read. */
export function accuracyScore(reading: Reading): number | null {
  const fields = valuesOf(reading);
  if (fields.length === 0) return null;
  const mean = fields.reduce((sum, field) => sum + field.confidence, 0) / fields.length;
  return Math.round(mean * 1000) / 10;
}

/** A list of parties counts once, so that a long caption does not outweigh the rest. */
function valuesOf(reading: Reading): { confidence: number }[] {
  const single = [
    reading.doc_type,
    reading.court,
    reading.location,
    reading.case_number,
    reading.filing_date,
    reading.amount_cents,
    reading.judge_name,
  ];
  const lists = [reading.plaintiffs, reading.claimants, reading.defendants].filter((list) => list.length > 0);
  return [...single.flatMap((field) => (field === undefined ? [] : [field])), ...lists.map(meanOf)];
}

function meanOf(list: readonly ReadField<string>[]): { confidence: number } {
  return { confidence: list.reduce((sum, field) => sum + field.confidence, 0) / list.length };
}
