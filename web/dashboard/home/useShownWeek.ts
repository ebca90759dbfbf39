import { z } from 'zod';
import { dayText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { useReadHomeWeekQuery } from './homeApi.ts';

const schema = z.object({ week: dayText });

/** The week in the address, by default the present one, and a function that shows another one. */
export function useShownWeek() {
  const { query, change } = useUrlQuery(schema, { replaces: 'all' });
  const reply = useReadHomeWeekQuery(query.week ? { day: query.week } : {});
  return { ...reply, change };
}
