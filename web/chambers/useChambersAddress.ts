import { z } from 'zod';
import { dayText, oneOfOr, pageNumber, plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

export const chambersViews = ['day', 'awaiting', 'bundle'] as const;

const schema = z.object({
  view: oneOfOr(chambersViews, 'day'),
  date: dayText,
  hearing: plainText,
  paper: plainText,
  filing: plainText,
  kind: z.string().catch('all'),
  page: pageNumber,
});

/** The open day, hearing, and document, as in the address. */
export function useChambersAddress() {
  const { query, change } = useUrlQuery(schema, { keepsPage: ['paper'] });
  const { date, hearing, paper, filing, ...rest } = query;
  return {
    ...rest,
    date: date || undefined,
    hearing: hearing || null,
    paper: paper || null,
    filing: filing || null,
    change,
  };
}
export type ChambersAddress = ReturnType<typeof useChambersAddress>;
