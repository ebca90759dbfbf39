import type { ExtractedField } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';
import { displayValue } from '../displayValue.ts';

const singleFields = [
  'doc_type',
  'title',
  'case_number',
  'court',
  'location',
  'filling_date',
  'amount',
  'judge_name',
  'hearing_date',
  'hearing_time',
] as const;
const listFields = ['plaintiffs', 'claimants', 'defendants'] as const;
export type FieldName = (typeof singleFields)[number] | (typeof listFields)[number];

/** The fields that a person can correct, in the order of a caption. */
export const fieldNames: readonly FieldName[] = [...singleFields, ...listFields];

export function isFieldName(name: string): name is FieldName {
  return (fieldNames as readonly string[]).includes(name);
}

/** Whether a field contains a date. */
export function isDay(name: string): boolean {
  return name === 'filling_date' || name === 'hearing_date';
}

/** Whether a field contains several names, one per line. */
export function takesNames(name: FieldName): boolean {
  return (listFields as readonly string[]).includes(name);
}

/** The current value in the format for editing: several names one per line, empty if the document states none. */
export function valueInForce(filing: FilingDetails, name: FieldName): string {
  const value = filing[name];
  if (Array.isArray(value)) return value.join('\n');
  return name === 'doc_type' ? displayValue(value ?? '') : (value ?? '');
}

/**
 * The values that were read for a field; inside the portal, the name of the date is spelled correctly (departure 21).
 */
export function machineFields(filing: FilingDetails, name: FieldName): ExtractedField[] {
  return filing.fields.filter(({ field }) => field === name || (name === 'filling_date' && field === 'filing_date'));
}

/** Whether two texts differ only in spaces and empty lines. */
export function saysTheSame(one: string, other: string): boolean {
  return tidy(one) === tidy(other);
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
