import type { FilingDateShown, FilingDates, StatedRule, TwoSubmissions } from '#contract/filingDates';
import { writeFilingDateStep, writeRelationBack } from '#contract/messages/writeMessages';
import type { FilingDate } from '#domain/filingDates/FilingDateSteps';
import type { CourtsRelationBack } from '#domain/filingDates/relationBack';
import { dateOf, type StoredFilingDate } from './filingDateRepository.ts';
import type { DateOfFiling, TwoDates } from './findDateOfFiling.ts';

/** A filing date in words. */
export function describeFilingDate(date: FilingDate): FilingDateShown {
  const { received_at, received_on, filed_on, timely_on, steps } = date;
  return {
    received_at,
    received_on,
    filed_on,
    timely_on,
    steps: steps.map((step) => {
      const { authority, confidence, set_by_court } = step;
      return { says: writeFilingDateStep(step), authority, confidence, set_by_court };
    }),
  };
}

/** A filing date on record, in words. */
export function describeStoredDate(stored: StoredFilingDate): FilingDates['history'][number] {
  const { basis, reason, ordered_on, set_at } = stored;
  return { ...describeFilingDate(dateOf(stored)), basis, reason, ordered_on, set_at: set_at.toISOString() };
}

/** The filing date on record with the earlier ones; before a decision, the date by rule. */
export function describeFilingDates(
  stored: readonly StoredFilingDate[],
  { date, tolling }: Pick<DateOfFiling, 'date' | 'tolling'>,
): FilingDates {
  const [current] = stored;
  const history = stored.map(describeStoredDate);
  return current
    ? { date: history[0]!, is_recorded: true, tolling: current.tolling, history }
    : { date: describeFilingDate(date), is_recorded: false, tolling, history: [] };
}

/** A rule on the date of a correction, in words. */
export function describeRelationBack(rule: CourtsRelationBack): StatedRule {
  const { effect, authority, confidence, set_by_court } = rule;
  return { says: writeRelationBack(effect), authority, confidence, set_by_court };
}

/** Both dates of a filing that was submitted twice. */
export function describeTwo({ counts, by, first_needs, rule }: TwoDates): TwoSubmissions {
  return {
    received: by.received.filed_on,
    first_received: by.first_received.filed_on,
    counts,
    first_needs,
    rule: describeRelationBack(rule),
  };
}
