import type { Problem } from '#contract/problem';
import type { FieldProblem } from '#contract/refusals';
import type { Refusal } from '#server/kernel/Refusal';

export const problemType = (code: string): string => `urn:assize:problem:${code}`;

type Where = { instance?: string; requestId?: string };

/** A refusal in the form of RFC 9457. */
export function toProblem({ code, status, message, details }: Refusal, where: Where = {}): Problem {
  const { fields, ...rest } = (details ?? {}) as { fields?: FieldProblem[] };
  return {
    type: problemType(code),
    title: message,
    status,
    code,
    ...where,
    ...(fields ? { errors: fields } : {}),
    ...(Object.keys(rest).length > 0 ? { details: rest } : {}),
  };
}

/** A fault of the portal; only its request ID is revealed. */
export function faultProblem(where: Where): Problem {
  return {
    type: problemType('fault'),
    title: 'An unexpected error occurred',
    status: 500,
    code: 'fault',
    ...where,
  };
}
