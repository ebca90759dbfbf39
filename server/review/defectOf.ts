import type { CourtsMoment } from '#domain/courts/CourtsMoment';
import type { Deficiency } from '#domain/filings/Deficiency';
import type { StoredCourt } from '#server/courts/findCourt';
import type { StoredReview } from '#server/filings/reviewRepository';

/** The defect to correct according to a decision, with the rule and the deadline. */
export function defectOf(
  { reason_code, reason, authority, correct_by }: StoredReview,
  { time_zone }: Pick<StoredCourt, 'time_zone'>,
): { deficiency: Deficiency; correct_by: CourtsMoment | null } {
  const until = correct_by && { at: correct_by.toISOString(), time_zone };
  // Nothing is returned, rejected or found deficient without one (checkDecision).
  return { deficiency: { reason_code, reason, authority: authority! }, correct_by: until };
}
