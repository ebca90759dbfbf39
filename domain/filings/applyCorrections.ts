import { parseAmount } from '#domain/money/parseAmount';
import type { CorrectableField, ReadField, Reading } from '#domain/reading/Reading';
import { typeNamed } from '#domain/reading/title/typeWords';
import { isNameField, namesOf } from './FilingValues.ts';

/** A person's replacement for a value, with one name on each line. Null: the document does not state it. */
export type AppliedCorrection = { field: CorrectableField; new_value: string | null };

/** The current reading: the analysis's values with all corrections applied, oldest first. A person's value always takes precedence and needs no review; the analysis's reading is not changed. */
export function applyCorrections(machine: Reading, corrections: readonly AppliedCorrection[]): Reading {
  return corrections.reduce(applyOne, machine);
}

function applyOne(reading: Reading, { field, new_value }: AppliedCorrection): Reading {
  if (isNameField(field)) return { ...reading, [field]: namesOf(new_value).map(byPerson) };
  const key = field === 'amount' ? 'amount_cents' : field;
  const { [key]: _before, ...others } = reading;
  if (field === 'doc_type')
    return new_value === null
      ? (others as Reading)
      : ({ ...others, doc_type: { ...byPerson(new_value), ...typeNamed(new_value) } } as Reading);
  const value = field === 'amount' ? parseAmount(new_value ?? '') : (new_value ?? undefined);
  return (value === undefined ? others : { ...others, [key]: byPerson(value) }) as Reading;
}

function byPerson<Value>(value: Value): ReadField<Value> {
  return { value, confidence: 1, method: 'correction', evidence: [] };
}
