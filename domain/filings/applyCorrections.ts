import { parseAmount } from '#domain/money/parseAmount';
import { readItem } from '#domain/reading/itemText';
import type { CorrectableField, ReadField, Reading } from '#domain/reading/Reading';
import { typeNamed } from '#domain/reading/title/typeWords';
import { entriesOf, isFact, isListField, type ListField } from './FilingValues.ts';

/** A person's replacement for a value, with one entry of a list on each line. Null: the document does not state it. */
export type AppliedCorrection = { field: CorrectableField; new_value: string | null };

/** The current reading: the analysis's values with all corrections applied, oldest first. A person's value always takes precedence and needs no review; the analysis's reading is not changed. */
export function applyCorrections(machine: Reading, corrections: readonly AppliedCorrection[]): Reading {
  return corrections.reduce(applyOne, machine);
}

function applyOne(reading: Reading, { field, new_value }: AppliedCorrection): Reading {
  if (isListField(field)) return { ...reading, [field]: listByPerson(reading[field], field, new_value) };
  const key = field === 'amount' ? 'amount_cents' : field;
  const { [key]: _before, ...others } = reading;
  if (field === 'doc_type')
    return new_value === null
      ? (others as Reading)
      : ({ ...others, doc_type: { ...byPerson(new_value), ...typeNamed(new_value) } } as Reading);
  const value = typedValue(field, new_value);
  return (value === undefined ? others : { ...others, [key]: byPerson(value) }) as Reading;
}

function typedValue(field: CorrectableField, text: string | null): string | number | boolean | undefined {
  if (text === null) return undefined;
  if (field === 'amount') return parseAmount(text);
  return isFact(field) ? text === 'yes' : text;
}

/** An entry that the person left as it was retains its parts, such as an attorney's firm and address. */
function listByPerson(before: ReadField<string>[], field: ListField, text: string | null): ReadField<string>[] {
  return entriesOf(field, text).map((line) => {
    const { value, parts: typed } = readItem(field, line);
    const same = before.find((item) => item.value === value);
    const { bar_number: _number, for: _purpose, ...others } = same?.parts ?? {};
    const parts = { ...others, ...typed };
    return { ...byPerson(value), ...(Object.keys(parts).length > 0 && { parts }) };
  });
}

function byPerson<Value>(value: Value): ReadField<Value> {
  return { value, confidence: 1, method: 'correction', evidence: [] };
}
