import { z } from 'zod';
import { type RowSet, rowSets } from '#domain/reports/measures';
import { periodKinds } from '#domain/reports/periods';
import { dayText, oneOf, pageNumber, plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import type { PeriodQuery, RowsQuery } from './reportsApi.ts';

export const filters = ['case_type', 'event_type', 'judge', 'judge_id', 'clerk_id', 'attorney_id', 'field'] as const;
/** The open set of rows: its name, its dates if they differ from the period, and its filters. */
export type OpenRows = { set: RowSet; from?: string; to?: string; name?: string } & Pick<
  RowsQuery,
  (typeof filters)[number]
>;

const schema = z.object({
  period: oneOf(periodKinds),
  from: dayText,
  to: dayText,
  rows: oneOf(rowSets),
  rows_from: dayText,
  rows_to: dayText,
  name: plainText,
  ...narrowingFields(),
  page: pageNumber,
});

function narrowingFields() {
  return Object.fromEntries(filters.map((name) => [name, plainText])) as Record<
    (typeof filters)[number],
    typeof plainText
  >;
}

/** The period and the open rows, as in the address. */
export function useReportAddress() {
  const { query: asked, open } = useUrlQuery(schema, { replaces: 'all' });
  const { from, to, page } = asked;
  const period = asked.period ?? 'month';
  const named = [...filters, 'name' as const].flatMap((name) => (asked[name] ? [[name, asked[name]]] : []));
  const rows: OpenRows | null = asked.rows
    ? {
        set: asked.rows,
        ...Object.fromEntries(named),
        ...(asked.rows_from && { from: asked.rows_from }),
        ...(asked.rows_to && { to: asked.rows_to }),
      }
    : null;
  const query = (period === 'custom' ? { period, from, to } : { period }) satisfies PeriodQuery;
  const isAsked = period !== 'custom' || (from !== '' && to !== '');

  const choosePeriod = (changes: Partial<Record<'period' | 'from' | 'to', string>>) =>
    open({ period: asked.period, from, to, ...changes });
  /** The address that opens these rows; without rows, the one that closes them. */
  const addressOf = (wanted: OpenRows | null, at = 1): string => {
    const next = new URLSearchParams();
    for (const name of ['period', 'from', 'to'] as const) if (asked[name]) next.set(name, asked[name]);
    if (wanted) {
      const { set: of, from: first, to: last, ...narrowed } = wanted;
      next.set('rows', of);
      if (first) next.set('rows_from', first);
      if (last) next.set('rows_to', last);
      for (const [name, value] of Object.entries(narrowed)) if (value) next.set(name, value);
      if (at > 1) next.set('page', String(at));
    }
    return `?${next}`;
  };
  return { period, from, to, query, isAsked, rows, page, choosePeriod, addressOf };
}
export type ReportAddress = ReturnType<typeof useReportAddress>;
