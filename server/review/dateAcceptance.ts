import type { FilingDate } from '#domain/filingDates/FilingDateSteps';
import { setFilingDate } from '#domain/filingDates/setFilingDate';
import type { StoredFilingDate } from '#server/cases/filingDates/filingDateRepository';
import type { DateOfFiling } from '#server/cases/filingDates/findDateOfFiling';
import type { StoredReview } from '#server/filings/reviewRepository';

export type Dated = {
  date: FilingDate;
  basis: StoredFilingDate['basis'];
  /** The date that the court’s rule gives. */
  by_rule: string;
};

/** The filing date of an accepted filing: by rule, or as the clerk set it. */
export function dateAcceptance({ date, two }: DateOfFiling, review: StoredReview): Dated {
  const { filed_as_of, filed_as_of_reason: reason, filed_on, ordered_on } = review;
  const chosen = two === null ? date : two.by[filed_as_of ?? two.counts];
  const by_rule = date.filed_on;
  if (reason === null) return { date: chosen, basis: 'rule', by_rule };
  const to = filed_on ?? chosen.filed_on;
  return {
    date: setFilingDate(chosen, { from: by_rule, to, reason, ordered_on }),
    basis: ordered_on === null ? 'clerk' : 'order',
    by_rule,
  };
}
