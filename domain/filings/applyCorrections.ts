import { type FilingValues, isNameField, namesOf } from './FilingValues.ts';
import type { CorrectableField } from './Reading.ts';

/** What a person put in place of a value. Null: the document does not state it. */
export type AppliedCorrection = { field: CorrectableField; new_value: string | null };

/** The values in force: the machine's, with every correction over them, oldest first. A person's word always wins. */
export function applyCorrections<Values extends FilingValues>(
  machine: Values,
  corrections: readonly AppliedCorrection[],
): Values {
  const values = { ...machine };
  for (const { field, new_value } of corrections) Object.assign(values, { [field]: asValue(field, new_value) });
  return values;
}

function asValue(field: CorrectableField, text: string | null): string | string[] | null {
  return isNameField(field) ? namesOf(text) : text;
}
