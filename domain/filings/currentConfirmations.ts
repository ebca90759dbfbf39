import type { ListedField } from '#domain/reading/listedFields';
import { machineValueOf } from '#domain/reading/machineValue';
import type { CorrectableField } from '#domain/reading/Reading';

type Said = { field: CorrectableField; machine_value: string; filing_version: number };
type Corrected = { field: string; filing_version: number };

/**
 * The confirmations that still apply, the last one of each field: the field was not corrected since, and a later
 * analysis of the same document reads the same.
 */
export function currentConfirmations<Confirmation extends Said>(
  confirmations: readonly Confirmation[],
  corrections: readonly Corrected[],
  read: readonly ListedField[],
): Confirmation[] {
  const last = new Map<CorrectableField, Confirmation>();
  for (const one of confirmations) {
    const before = last.get(one.field);
    if (!before || before.filing_version < one.filing_version) last.set(one.field, one);
  }
  return [...last.values()].filter(
    ({ field, machine_value, filing_version }) =>
      machineValueOf(read, field)?.value === machine_value &&
      !corrections.some((change) => change.field === field && change.filing_version > filing_version),
  );
}
