import type { DocketEventId } from '#domain/docketing/data/docketEvents';
import type { HearingStatus } from '#domain/hearings/statuses';
import { hasAppeared } from './enterOnRecord.ts';
import type { HearingRecord, OutcomeId } from './HearingRecord.ts';

/** What an outcome does to the calendar. */
export const statusOfOutcome: Record<OutcomeId, Extract<HearingStatus, 'completed' | 'adjourned' | 'cancelled'>> = {
  held: 'completed',
  submitted: 'completed',
  no_appearance: 'completed',
  continued: 'adjourned',
  vacated: 'cancelled',
  off_calendar: 'cancelled',
};

/** The docket event of an outcome. A hearing that was begun and then continued has its minutes. */
export function eventOfOutcome(
  record: Pick<HearingRecord, 'appearances' | 'rulings'>,
  outcome: OutcomeId,
): DocketEventId {
  if (hasAppeared(record) || record.rulings.length > 0) return 'minute_order';
  if (outcome === 'continued') return 'hearing_continued';
  return outcome === 'vacated' || outcome === 'off_calendar' ? 'hearing_vacated' : 'minute_order';
}

/** The key of each outcome, after the key that opens the outcomes. */
export const outcomeKeys: Record<OutcomeId, string> = {
  held: 'h',
  submitted: 's',
  continued: 'c',
  vacated: 'v',
  off_calendar: 'f',
  no_appearance: 'n',
};

/** The key of each manner of appearance, after the digit of the person. */
export const mannerKeys = { in_person: 'i', remote: 'r', none: 'n' } as const;
