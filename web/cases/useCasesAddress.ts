import { useSearchParams } from 'react-router';
import { caseSorts } from '#contract/cases';
import { caseStatuses } from '#domain/cases/changeStatus';
import { caseTypes } from '#domain/courts/choices';
import type { CasesQuery } from './casesApi.ts';

/** What the list is searched for, filtered and sorted by, as the address has it, and how to change it. */
export function useCasesAddress() {
  const [params, setParams] = useSearchParams();
  const status = caseStatuses.find((one) => one === params.get('status'));
  const case_type = caseTypes.find((one) => one === params.get('type'));
  const query = {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    q: (params.get('q') ?? '').slice(0, 200),
    ...(status ? { status } : {}),
    ...(case_type ? { case_type } : {}),
    sort: caseSorts.find((sort) => sort === params.get('sort')) ?? 'opened_on',
    direction: params.get('direction') === 'ascending' ? 'ascending' : 'descending',
  } satisfies CasesQuery;

  /** Anything but the page leads back to the first one. */
  const change = (changes: { [Name in 'page' | 'q' | 'status' | 'type' | 'sort' | 'direction']?: string }) =>
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
