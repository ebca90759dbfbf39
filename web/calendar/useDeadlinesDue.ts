import type { Deadline } from '#contract/deadlines';
import { may } from '#domain/identity/permissions';
import { useListDeadlinesQuery } from '#web/deadlines/deadlinesApi.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';

/** More than a filer has in six weeks; if there are more, the calendar states so. */
const mostDue = 100;

/** The open deadlines of a filer on these days, by day. Deadlines have no judge and no courtroom. */
export function useDeadlinesDue(from: string, to: string, isShown: boolean) {
  const isFiler = useAppSelector((state) => may(capacityOf(state.user), 'home:read'));
  const { data, error } = useListDeadlinesQuery(
    { from, to, marked: 'no', page: 1, per_page: mostDue },
    { skip: !isFiler || !isShown },
  );
  const byDay = new Map<string, Deadline[]>();
  for (const deadline of data?.data ?? [])
    byDay.set(deadline.due_date, [...(byDay.get(deadline.due_date) ?? []), deadline]);
  return { byDay, error, isTruncated: (data?.total_pages ?? 1) > 1 };
}
