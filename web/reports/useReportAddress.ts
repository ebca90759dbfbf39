import { useSearchParams } from 'react-router';
import { isDate } from '#domain/days/days';
import { type RowSet, rowSets } from '#domain/reports/measures';
import { periodKinds } from '#domain/reports/periods';
import type { PeriodQuery } from './reportsApi.ts';

export const narrowings = ['case_type', 'event_type', 'judge', 'judge_id', 'clerk_id', 'attorney_id', 'field'] as const;
/** The open set of rows: its name, its dates if they differ from the period, and its filters. */
export type OpenRows = { set: RowSet; from?: string; to?: string; name?: string } & Partial<
  Record<(typeof narrowings)[number], string>
>;

/** Which period is shown and which rows are open, as the address has it. */
export function useReportAddress() {
  const [params, setParams] = useSearchParams();
  const day = (name: string) => {
    const typed = params.get(name) ?? '';
    return isDate(typed) ? typed : '';
  };
  const period = periodKinds.find((one) => one === params.get('period')) ?? 'month';
  const [from, to] = [day('from'), day('to')];
  const set = rowSets.find((one) => one === params.get('rows'));
  const named = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (params.has(name) ? [[name, params.get(name)!]] : [])));
  const rows: OpenRows | null = set
    ? {
        set,
        ...named([...narrowings, 'name']),
        ...(day('rows_from') && { from: day('rows_from') }),
        ...(day('rows_to') && { to: day('rows_to') }),
      }
    : null;
  const query: PeriodQuery = period === 'custom' ? { period, from, to } : { period };
  const isAsked = period !== 'custom' || (from !== '' && to !== '');

  const choosePeriod = (changes: Partial<Record<'period' | 'from' | 'to', string>>) =>
    setParams(
      (before) => {
        const kept = Object.fromEntries(['period', 'from', 'to'].map((name) => [name, before.get(name) ?? '']));
        const next = Object.entries({ ...kept, ...changes }).filter(([, value]) => value);
        return new URLSearchParams(next as [string, string][]);
      },
      { replace: true },
    );
  /** The address at which these rows are open; none closes them. */
  const addressOf = (open: OpenRows | null, page = 1): string => {
    const next = new URLSearchParams();
    for (const name of ['period', 'from', 'to']) if (params.has(name)) next.set(name, params.get(name)!);
    if (open) {
      const { set: of, from: first, to: last, ...narrowed } = open;
      next.set('rows', of);
      if (first) next.set('rows_from', first);
      if (last) next.set('rows_to', last);
      for (const [name, value] of Object.entries(narrowed)) if (value) next.set(name, value);
      if (page > 1) next.set('page', String(page));
    }
    return `?${next}`;
  };
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  return { period, from, to, query, isAsked, rows, page, choosePeriod, addressOf };
}
export type ReportAddress = ReturnType<typeof useReportAddress>;
