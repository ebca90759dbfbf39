import { z } from 'zod';
import { dayText, idText, pageNumber, plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

export const chambersViews = ['today', 'day', 'awaiting', 'bundle'] as const;

const schema = z.object({
  view: z.enum(chambersViews).optional().catch(undefined),
  date: dayText,
  hearing: plainText,
  paper: plainText,
  filing: plainText,
  kind: z.string().catch('all'),
  judge: idText,
  page: pageNumber,
});

/** The open day, hearing, and document, as in the address. */
export function useChambersAddress() {
  const { query, change } = useUrlQuery(schema, { keepsPage: ['paper'] });
  const { date, hearing, paper, filing, ...rest } = query;
  return {
    ...rest,
    // A day or a hearing in the address opens the day; without either, it is My day.
    view: rest.view ?? (date || hearing ? 'day' : 'today'),
    date: date || undefined,
    hearing: hearing || null,
    paper: paper || null,
    filing: filing || null,
    /** What to request of the judge who is chosen. */
    ofJudge: query.judge ? { judge_id: query.judge } : {},
    change,
  };
}
export type ChambersAddress = ReturnType<typeof useChambersAddress>;
