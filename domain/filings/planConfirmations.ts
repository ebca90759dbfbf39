import type { ListedField } from '#domain/reading/listedFields';
import { type MachineValue, machineValueOf } from '#domain/reading/machineValue';
import type { CorrectableField } from '#domain/reading/Reading';
import { type FilingValues, textOfField } from './FilingValues.ts';

export type PlannedConfirmation = { field: CorrectableField; machine: MachineValue };

/** The confirmations, or the fields that cannot be confirmed. */
export type ConfirmationPlan = { confirm: PlannedConfirmation[] } | { notConfirmable: CorrectableField[] };

/**
 * Decides which values a person confirms. Only a current value that the analysis read can be confirmed: a value entered
 * by a person needs no confirmation. A confirmed value is not confirmed again.
 */
export function planConfirmations(
  asked: readonly CorrectableField[],
  now: {
    inForce: FilingValues;
    read: readonly ListedField[];
    confirmed: readonly CorrectableField[];
    changing: readonly CorrectableField[];
  },
): ConfirmationPlan {
  const fields = [...new Set(asked)].map((field) => ({ field, machine: machineValueOf(now.read, field) }));
  const isRight = ({ field, machine }: (typeof fields)[number]): boolean =>
    machine !== null && machine.value === textOfField(now.inForce, field) && !now.changing.includes(field);
  const refused = fields.filter((one) => !isRight(one));
  if (refused.length > 0) return { notConfirmable: refused.map(({ field }) => field) };
  return {
    confirm: fields.flatMap(({ field, machine }) =>
      machine === null || now.confirmed.includes(field) ? [] : [{ field, machine }],
    ),
  };
}
