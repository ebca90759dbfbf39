import { z } from 'zod';
import { isMonth } from '#domain/days/days';
import { hearingStatuses } from '#domain/hearings/statuses';
import { dayText, oneOf, oneOfOr, pageNumber, plainText, typedWords } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { boardsBy } from './board/boardColumns.ts';

export const calendarViews = ['month', 'week', 'day', 'list'] as const;

const schema = z.object({
  view: oneOfOr(calendarViews, 'month'),
  month: plainText,
  day: dayText,
  judge: plainText,
  room: plainText,
  hearing: plainText,
  /** The case number of a hearing to schedule, or `new` without a case. */
  schedule: plainText,
  /** What the columns of the board are, and on a phone the column that is shown. */
  by: oneOfOr(boardsBy, 'room'),
  column: plainText,
  /** Whether courtrooms and judges without hearings are shown. */
  empty: oneOf(['yes']),
  /** The minutes by which hearings move on the board, if not 15. */
  step: oneOf(['5']),
  q: typedWords(),
  page: pageNumber,
  past: oneOf(['yes']),
  status: oneOf(hearingStatuses),
});

/** The month, day, hearing, and view of the calendar, as in the address, and functions that change them. */
export function useCalendarAddress(today: string) {
  const { query, change } = useUrlQuery(schema, { keepsPage: ['hearing'] });
  const { month, day, hearing, past, empty, ...rest } = query;
  const address = {
    ...rest,
    month: isMonth(month) ? month : (day || today).slice(0, 7),
    day: day || null,
    hearing: hearing || null,
    past: past !== undefined,
    empty: empty !== undefined,
  };
  return { address, change };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>['address'];
export type ChangeAddress = ReturnType<typeof useCalendarAddress>['change'];
