import type { RefusalCode } from '#contract/refusals';
import { Refusal } from '#server/http/Refusal';

/** A rule broken in the table rather than in the use case: two people were equally quick. */
const refusalByConstraint: Record<string, RefusalCode> = {
  people_email_taken: 'email_taken',
  attorneys_bar_number_taken: 'bar_number_taken',
  parties_attorney_id_attorneys_id_fk: 'attorney_has_cases',
  case_assignments_attorney_id_attorneys_id_fk: 'attorney_has_cases',
  case_assignments_case_id_attorney_id_pk: 'case_assigned',
  cases_number_taken: 'conflict',
  webhook_endpoints_once: 'webhook_known',
  access_requests_once: 'access_request_pending',
  access_requests_extended_once: 'access_request_pending',
  deadlines_kept_once: 'deadline_kept',
};

/** The refusal that an error stands for, if it is one. Drizzle wraps the database's error in its cause. */
export function refusalFor(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const { constraint, cause } = (error ?? {}) as { constraint?: string; cause?: unknown };
  const code = refusalByConstraint[constraint ?? ''];
  if (code) return new Refusal(code);
  return cause === undefined ? undefined : refusalFor(cause);
}
