import type { Evidence } from '#domain/documents/DocumentText';
import { writeItem } from './itemText.ts';
import type { ListedField } from './listedFields.ts';
import type { CorrectableField } from './Reading.ts';

/** What the analysis read for one field: several entries, one on each line, with their lowest confidence. */
export type MachineValue = { value: string; confidence: number; method: string; evidence: Evidence[] };

/** Null if the analysis read nothing. */
export function machineValueOf(fields: readonly ListedField[], field: CorrectableField): MachineValue | null {
  const read = fields.filter((one) => one.field === field);
  if (read.length === 0) return null;
  return {
    value: read.map((item) => writeItem(field, item)).join('\n'),
    confidence: Math.min(...read.map(({ confidence }) => confidence)),
    method: [...new Set(read.map(({ method }) => method))].join(', '),
    evidence: read.flatMap(({ evidence }) => evidence),
  };
}
