import type { MessageOf } from '#domain/messages/Message';

/** Why a clerk's decision is not allowed. `authority`: the court's policy on file; null where there is none. */
export type DecisionProblems = {
  not_permitted: { decision: 'returned' | 'rejected'; authority: string | null; advice: string };
  no_deficiency_notices: { authority: string | null };
  reason_missing: Record<never, never>;
  reason_not_permitted: { authority: string | null };
  explanation_missing: { decision: 'accepted' | 'returned' | 'rejected' };
  authority_missing: Record<never, never>;
  correct_by_missing: Record<never, never>;
  correct_by_past: Record<never, never>;
  /** `last`: the last day that can be given, YYYY-MM-DD. */
  correct_by_too_late: { last: string };
  /** Attachments are returned only with the acceptance of their filing, without a deficiency notice. */
  partial_needs_acceptance: Record<never, never>;
  partial_not_permitted: { authority: string | null };
};

export type DecisionProblemMessage = MessageOf<DecisionProblems>;
