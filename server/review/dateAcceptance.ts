import type { FilingDate, FilingDateStep } from '#domain/filingDates/FilingDateSteps';
import { say } from '#domain/messages/say';
import type { StoredFilingDate } from '#server/cases/filingDates/filingDateRepository';
import type { DateOfFiling } from '#server/cases/filingDates/findDateOfFiling';
import type { StoredReview } from '#server/filings/reviewRepository';

export type Dated = {
  date: FilingDate;
  basis: StoredFilingDate['basis'];
  /** The date that the court’s rule gives. */
  by_rule: string;
};

/** The filing date of an accepted filing: by rule, or as the clerk set it, with the step that says so. */
export function dateAcceptance({ date, two }: DateOfFiling, review: StoredReview): Dated {
  const { filed_as_of, filed_as_of_reason: reason, filed_on, ordered_on } = review;
  const chosen = two === null ? date : two.by[filed_as_of ?? two.counts];
  const by_rule = date.filed_on;
  if (reason === null) return { date: chosen, basis: 'rule', by_rule };
  const to = filed_on ?? chosen.filed_on;
  const values = { from: by_rule, to, reason };
  const step: FilingDateStep = {
    ...(ordered_on === null ? say('set_by_clerk', values) : say('set_by_order', { ...values, ordered_on })),
    authority: null,
    confidence: 'high',
    set_by_court: true,
  };
  const timely_on = timelyOn(chosen, to);
  return {
    date: { ...chosen, filed_on: to, timely_on, steps: [...chosen.steps, step] },
    basis: ordered_on === null ? 'clerk' : 'order',
    by_rule,
  };
}

/** Where the submission decides, it still does, unless the document now counts as filed even earlier. */
function timelyOn({ timely_on, filed_on }: FilingDate, to: string): string {
  return timely_on === filed_on || to < timely_on ? to : timely_on;
}
