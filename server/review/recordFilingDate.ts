import { insertFilingDate } from '#server/cases/filingDates/filingDateRepository';
import type { DateOfFiling } from '#server/cases/filingDates/findDateOfFiling';
import type { StoredReview } from '#server/filings/reviewRepository';
import type { Db } from '#server/kernel/Database';
import type { Dated } from './dateAcceptance.ts';

type Accepted = { review: StoredReview; filing: { id: string; court_id: string }; at: Date };

/** Puts the filing date of an accepted filing on record, with everything that led to it. */
export async function recordFilingDate(
  tx: Db,
  { review, filing, at }: Accepted,
  dated: Dated,
  tolling: DateOfFiling['tolling'],
): Promise<void> {
  await insertFilingDate(tx, dated.date, {
    court_id: filing.court_id,
    filing_id: filing.id,
    basis: dated.basis,
    reason: review.filed_as_of_reason,
    ordered_on: review.ordered_on,
    tolling,
    set_by: review.decided_by,
    set_at: at,
  });
}
