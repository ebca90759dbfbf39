import { z } from 'zod';
import { rosterSorts } from '#contract/attorneys';
import { attorneyStatuses } from '#domain/attorneys/attorneyStatuses';
import { oneOf, oneOfOr, pageNumber, typedWords } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import type { RosterQuery } from './attorneysApi.ts';

const perPage = 20;

const schema = z.object({
  page: pageNumber,
  q: typedWords(),
  status: oneOf(attorneyStatuses),
  sort: oneOfOr(rosterSorts, 'full_name'),
  direction: oneOfOr(['ascending', 'descending'], 'ascending'),
});

/** The search and the sort order of the roster, as in the address, and functions that change them. */
export function useRosterAddress() {
  const { query, change } = useUrlQuery(schema);
  const { page, q, status, sort, direction } = query;
  const asked = { page, per_page: perPage, q, ...(status && { status }), sort, direction };
  return { query: asked satisfies RosterQuery, change };
}

export type RosterAddress = ReturnType<typeof useRosterAddress>;
