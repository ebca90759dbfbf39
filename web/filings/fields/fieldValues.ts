import type { ExtractedField } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';
import { additionalFacts, additionalLists } from '#domain/reading/Reading';
import { displayValue } from '../displayValue.ts';
import { type AdditionalName, isAdditional } from './furtherGroups.ts';

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
const partyFields = ['plaintiffs', 'claimants', 'defendants'] as const;

/** The fields of the caption, in its order. They need review if the reading is uncertain. */
export const captionNames = [...singleFields, ...partyFields] as const;
type CaptionName = (typeof captionNames)[number];
export type FieldName = CaptionName | AdditionalName;

/** Whether a field is one that a person can correct. */
export function isFieldName(name: string): name is FieldName {
  return (captionNames as readonly string[]).includes(name) || isAdditional(name);
}

/** Whether a field contains a date. */
export function isDay(name: string): boolean {
  return name === 'filling_date' || name === 'hearing_date';
}

/** Whether a field is a list with one entry per line. */
export function takesLines(name: FieldName): boolean {
  return takesNames(name) || (additionalLists as readonly string[]).includes(name);
}

/** Whether a field is a list of names. */
export function takesNames(name: FieldName): boolean {
  return (partyFields as readonly string[]).includes(name);
}

/** Whether a field is answered with yes or no. */
export function takesYesNo(name: string): boolean {
  return (additionalFacts as readonly string[]).includes(name);
}

/** The current value in the format for editing: the entries of a list one per line, empty if the document states none. */
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
