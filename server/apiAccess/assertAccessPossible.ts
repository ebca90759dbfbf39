import type { FieldProblem } from '#contract/refusals';
import type { AccessProblem } from '#domain/integrations/checkAccessRequest';
import { Refusal } from '#server/kernel/Refusal';

/** Refuses an invalid request, with the problems at their fields. */
export function assertAccessPossible(problem: AccessProblem | null, typed: { email: string; reason: string }): void {
  if (!problem) return;
  const fields: FieldProblem[] =
    problem === 'access_email_not_gov'
      ? [{ field: 'email', message: 'Use an address that ends in .gov.' }]
      : (['email', 'reason'] as const)
          .filter((field) => !typed[field].trim())
          .map((field) => ({ field, message: 'This field is required.' }));
  throw new Refusal(problem, { fields });
}
