import type { FieldProblem } from '#contract/refusals';
import { Refusal } from './Refusal.ts';

/** The refusal of what was sent, because of one field. */
export function invalidInput(field: string, message: string): Refusal {
  return new Refusal('invalid_input', { fields: [{ field, message }] });
}

/** Refuses the input and reports all its problems together. */
export function assertNoProblems(fields: readonly FieldProblem[]): void {
  if (fields.length > 0) throw new Refusal('invalid_input', { fields });
}
