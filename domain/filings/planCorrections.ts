import { formatAmount } from '#domain/money/formatAmount';
import { parseAmount } from '#domain/money/parseAmount';
import { readItem, writeItem } from '#domain/reading/itemText';
import { type CorrectableField, correctableFields } from '#domain/reading/Reading';
import { entriesOf, type FilingValues, isListField, textOfField } from './FilingValues.ts';

/** One requested change of a value, with the current value. The entries of a list have one line each. */
export type PlannedCorrection = { field: CorrectableField; old_value: string | null; new_value: string | null };

/** The corrections that change the current values to the requested ones. Fields that are not requested or do not change are omitted. */
export function planCorrections(
  inForce: FilingValues,
  asked: Partial<Record<CorrectableField, string | undefined>>,
): PlannedCorrection[] {
  return correctableFields.flatMap((field) => {
    const text = asked[field];
    if (text === undefined) return [];
    const old_value = textOfField(inForce, field);
    const new_value = asStored(field, text);
    return old_value === new_value ? [] : [{ field, old_value, new_value }];
  });
}

function asStored(field: CorrectableField, typed: string): string | null {
  if (isListField(field)) {
    const entries = entriesOf(field, typed).map((line) => writeItem(field, readItem(field, line)));
    return entries.join('\n') || null;
  }
  const text = typed.replace(/\s+/g, ' ').trim();
  const cents = field === 'amount' ? parseAmount(text) : undefined;
  return cents === undefined ? text || null : formatAmount(cents);
}
