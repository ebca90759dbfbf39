import { z } from 'zod';
import { dayText, plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

const schema = z.object({ judge: plainText, date: dayText, hearing: plainText });

/** The judge, day, and chosen hearing of the session, as in the address. */
export function useSessionAddress() {
  const { query, change } = useUrlQuery(schema, { replaces: ['hearing'] });
  return { ...query, change };
}
