import type { ResubmissionDate } from '#contract/resubmissions';
import { dateInZone } from '#domain/days/dateInZone';
import { dateFiling } from '#domain/filingDates/dateFiling';
import { relationBackOf } from '#domain/filingDates/relationBack';
import { courtDaysAfter } from '#domain/filings/checkDecision';
import { describeFilingDate, describeRelationBack } from '#server/cases/filingDates/describeFilingDate';
import { findDateOfFiling, type Submitted } from '#server/cases/filingDates/findDateOfFiling';
import type { KnownCourt } from '#server/courts/readCourt';
import { datingOf } from '#server/courts/readCourtDating';
import type { StoredReview } from '#server/filings/reviewRepository';

/** Which date a filing has that was returned and submitted again, under the rule of its court. */
export function dateOfResubmission(
  court: KnownCourt,
  submitted: Submitted,
  { settled_at, decided_at, correct_by }: Pick<StoredReview, 'settled_at' | 'decided_at' | 'correct_by'>,
): ResubmissionDate | null {
  const dating = datingOf(court);
  const rule = relationBackOf(dating);
  const noticed_at = settled_at ?? decided_at;
  const { date, tolling, two } = findDateOfFiling(dating, submitted, { noticed_at, correct_by });
  if (!two) return null;
  const { received_at, first_received_at, resubmitted_at } = submitted;
  const again = first_received_at === null ? resubmitted_at! : received_at;
  const noticed = dateInZone(noticed_at, court.time_zone);
  return {
    first: describeFilingDate(dateFiling(dating, { at: first_received_at ?? received_at })),
    again: describeFilingDate(dateFiling(dating, { at: again })),
    counts: two.counts,
    dated: describeFilingDate(date),
    rule: describeRelationBack(rule),
    tolling,
    motion_by: rule.motion_days === null ? null : courtDaysAfter(noticed, rule.motion_days, court.calendar),
  };
}
