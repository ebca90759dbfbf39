import { useSearchParams } from 'react-router';
import { rosterSorts } from '#contract/attorneys';
import { standings } from '#domain/attorneys/standings';
import type { RosterQuery } from './attorneysApi.ts';

const perPage = 20;

/** What the roster is searched for and sorted by, as the address has it, and how to change it. */
export function useRosterAddress() {
  const [params, setParams] = useSearchParams();
  const status = standings.find((standing) => standing === params.get('status'));
  const query = {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    per_page: perPage,
    q: (params.get('q') ?? '').slice(0, 200),
    ...(status ? { status } : {}),
    sort: rosterSorts.find((sort) => sort === params.get('sort')) ?? 'full_name',
    direction: params.get('direction') === 'descending' ? 'descending' : 'ascending',
  } satisfies RosterQuery;

  /** Anything but the page leads back to the first one. */
  const change = (changes: { [Name in 'page' | 'q' | 'status' | 'sort' | 'direction']?: string }) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (!('page' in changes)) after.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: 'q' in changes },
    );
  return { query, change };
}

export type RosterAddress = ReturnType<typeof useRosterAddress>;
