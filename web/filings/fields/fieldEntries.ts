import type { Evidence } from '#contract/evidence';
import type { ExtractedField } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';
import { requiredFields } from '#domain/acceptance/assessCompleteness';
import { sureFrom } from '#domain/filings/certainty';
import { confidenceWord } from '../confidenceWord.ts';
import { captionNames, type FieldName, machineFields, valueInForce } from './fieldValues.ts';
import { type FurtherGroup, furtherGroups, isAdditional } from './furtherGroups.ts';

/**
 * The state of a field: with the confidence of its reading, corrected or confirmed by a person, required but missing,
 * or absent.
 */
export type FieldState = 'unsure' | 'probable' | 'sure' | 'corrected' | 'confirmed' | 'missing' | 'absent';

/** One line of the fields pane. */
export type FieldEntry = {
  /** The same while the filing is open. */
  key: string;
  name: string;
  /** Whether a person can correct it here. */
  editable: FieldName | null;
  /** The values that were read. */
  read: ExtractedField[];
  /** The current value, one entry per line. */
  value: string;
  state: FieldState;
  /** The group of an additional field; null for a field of the caption. */
  group: FurtherGroup | null;
  /** The person who last reviewed it, and when; null if no one has. */
  seen: { by: string; at: string } | null;
};

/** All fields of a filing: first those of the caption, in its order, then the additional ones by group. */
export function fieldEntries(filing: FilingDetails): FieldEntry[] {
  const required: readonly string[] = requiredFields(filing.document_type).map(onTheWire);
  return [
    ...captionNames.map((name) => correctable(filing, name, required.includes(name), null)),
    ...furtherGroups.flatMap(({ group, fields }) =>
      fields.flatMap((name) =>
        isAdditional(name) ? [correctable(filing, name, false, group)] : further(filing, name, group),
      ),
    ),
  ];
}

/** Whether a person must still check it: additional fields are checked only by choice. */
export function isOpen({ state, group }: FieldEntry): boolean {
  return group === null && (state === 'unsure' || state === 'probable' || state === 'missing');
}

/** Whether a person can confirm the reading. */
export function isConfirmable({ editable, read, state }: FieldEntry): boolean {
  return editable !== null && read.length > 0 && (state === 'unsure' || state === 'probable' || state === 'sure');
}

/** All positions of an entry, value by value. */
export function placesOf({ read }: FieldEntry): { field: ExtractedField; evidence: Evidence; place: number }[] {
  return read.flatMap((field) => field.evidence.map((evidence, place) => ({ field, evidence, place })));
}

/** The lowest confidence among its values; 1 if nothing was read. */
export function leastConfidence({ read }: FieldEntry): number {
  return Math.min(1, ...read.map(({ confidence }) => confidence));
}

function correctable(
  filing: FilingDetails,
  name: FieldName,
  required: boolean,
  group: FurtherGroup | null,
): FieldEntry {
  const read = machineFields(filing, name);
  const value = valueInForce(filing, name);
  const correction = filing.corrections.findLast(({ field }) => onTheWire(field) === name);
  const confirmation = filing.confirmations.findLast(({ field }) => onTheWire(field) === name);
  const confirmed = confirmation && (!correction || confirmation.confirmed_at >= correction.corrected_at);
  const seen = confirmed
    ? { by: confirmation.confirmed_by, at: confirmation.confirmed_at }
    : correction
      ? { by: correction.corrected_by, at: correction.corrected_at }
      : null;
  return {
    key: name,
    name,
    editable: name,
    read,
    value,
    state: confirmed ? 'confirmed' : correction ? 'corrected' : stateOf(read, required && value === ''),
    group,
    seen,
  };
}

function further(filing: FilingDetails, name: string, group: FurtherGroup): FieldEntry[] {
  return filing.fields
    .filter(({ field }) => field === name)
    .map((field, index) => ({
      key: `${name}:${index}`,
      name,
      editable: null,
      read: [field],
      value: field.value,
      state: stateOf([field], false),
      group,
      seen: null,
    }));
}

function stateOf(read: ExtractedField[], lacking: boolean): FieldState {
  if (read.length === 0) return lacking ? 'missing' : 'absent';
  const least = Math.min(...read.map(({ confidence }) => confidence));
  return least >= sureFrom ? 'sure' : confidenceWord(least);
}

function onTheWire(field: string): string {
  return field === 'filing_date' ? 'filling_date' : field;
}
