import type { ListedField } from '#domain/reading/listedFields';
import { type MachineValue, machineValueOf } from '#domain/reading/machineValue';
import type { CorrectableField } from '#domain/reading/Reading';
import { type FilingValues, textOfField } from './FilingValues.ts';

export type PlannedConfirmation = { field: CorrectableField; machine: MachineValue };

/** What is to be confirmed, or the fields of which that cannot be said. */
export type ConfirmationPlan = { confirm: PlannedConfirmation[] } | { notConfirmable: CorrectableField[] };

/**
 * Decides which values a person confirms. Only what the machine read and what is in force can be confirmed: a value
 * that somebody put in its place is that person's word already. What stands confirmed is not confirmed once more.
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
