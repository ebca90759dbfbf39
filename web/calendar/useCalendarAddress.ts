import { useSearchParams } from 'react-router';
import { isDate, isMonth } from '#domain/days/days';
import { hearingStatuses } from '#domain/hearings/statuses';

export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];
type Param = 'month' | 'day' | 'view' | 'judge' | 'room' | 'hearing' | 'q' | 'page' | 'past' | 'status';

/** Which month, day and hearing the calendar shows and how, as the address has it, and how to change it. */
export function useCalendarAddress(today: string) {
  const [params, setParams] = useSearchParams();
  const [month, day] = [params.get('month') ?? '', params.get('day') ?? ''];
  const chosenDay = isDate(day) ? day : null;
  const address = {
    view: calendarViews.find((view) => view === params.get('view')) ?? 'month',
    month: isMonth(month) ? month : (chosenDay ?? today).slice(0, 7),
    day: chosenDay,
    judge: params.get('judge') ?? '',
    room: params.get('room') ?? '',
    hearing: params.get('hearing'),
    q: (params.get('q') ?? '').slice(0, 200),
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    past: params.get('past') === 'yes',
    status: hearingStatuses.find((status) => status === params.get('status')),
  };

  /** An empty text takes a part out of the address. Typing leaves no trail of steps to go back through. */
  const change = (changes: { [Name in Param]?: string }) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (!('page' in changes) && !('hearing' in changes)) after.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: 'q' in changes },
    );
  return { address, change };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>['address'];
export type ChangeAddress = ReturnType<typeof useCalendarAddress>['change'];
