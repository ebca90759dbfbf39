import type { FieldProblem, RefusalBody } from '#contract/refusals';

/** Why a call failed: the server's refusal, or status 0 if there was no response. */
export type CallError = Omit<Partial<RefusalBody>, 'error'> & { status: number; error: string };

/** The fields that the server refused, by name. */
export function fieldProblems(error: CallError | undefined): Record<string, string> {
  const fields = (error?.details as { fields?: FieldProblem[] } | undefined)?.fields;
  if (!Array.isArray(fields)) return {};
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

/** A refusal's body, as far as it is valid. */
export function toCallError(status: number, body: unknown): CallError {
  const refusal = typeof body === 'object' && body !== null ? (body as Partial<CallError>) : {};
  return { ...refusal, status, error: typeof refusal.error === 'string' ? refusal.error : '' };
}
