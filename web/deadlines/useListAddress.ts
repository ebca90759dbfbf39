import { useSearchParams } from 'react-router';
import type { DeadlinesQuery } from './deadlinesApi.ts';

export const listStates = ['open', 'urgent', 'settled'] as const;
export const listScopes = ['court', 'mine'] as const;

/** Which deadlines are listed, as the address has it, and how to change it. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const query = {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    state: listStates.find((one) => one === params.get('state')) ?? 'open',
    scope: listScopes.find((one) => one === params.get('scope')) ?? 'court',
    q: (params.get('q') ?? '').slice(0, 200),
  } satisfies DeadlinesQuery;

  /** Anything but the page leads back to the first one. */
  const change = (changes: { [Name in 'page' | 'state' | 'scope' | 'q']?: string }) =>
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
