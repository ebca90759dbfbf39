import type { DocketEntry } from '#contract/cases';
import { describeStoredDate } from '../filingDates/describeFilingDate.ts';
import type { StoredFilingDate } from '../filingDates/filingDateRepository.ts';
import type { FoundEntry } from './FoundEntry.ts';

/** The filings behind entries. */
export function filingsOf(entries: readonly FoundEntry[]): string[] {
  return entries.flatMap(({ entry: { filing_id } }) => filing_id ?? []);
}

/** When the document of an entry was received, and why it counts as filed on another day. */
export function describeEntryDates(
  date: StoredFilingDate | undefined,
): Pick<DocketEntry, 'received_at' | 'timely_on' | 'filed_because'> {
  if (!date) return { received_at: null, timely_on: null, filed_because: null };
  const { received_at, received_on, filed_on, timely_on, basis, reason } = date;
  const { steps } = describeStoredDate(date);
  const why = steps.slice(1).map(({ says }) => says);
  if (basis === 'closure' && reason) why.unshift(reason);
  return {
    received_at: received_at.toISOString(),
    timely_on: timely_on === filed_on ? null : timely_on,
    filed_because: (filed_on !== received_on || basis !== 'rule') && why.length > 0 ? why.join(' ') : null,
  };
}
