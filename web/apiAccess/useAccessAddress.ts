import { useSearchParams } from 'react-router';
import { requestStates } from '#contract/apiAccess';

export const accessTabs = ['request', 'extend', 'review', 'keys'] as const;
export type AccessTab = (typeof accessTabs)[number];

/** Which tab is open and what its list is searched for, as the address has it. */
export function useAccessAddress() {
  const [params, setParams] = useSearchParams();
  const change = (changes: { [Name in 'tab' | 'page' | 'q' | 'state']?: string }) =>
    setParams(
      (before) => {
        const after = new URLSearchParams('tab' in changes ? '' : before);
        if (!('page' in changes)) after.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: 'q' in changes },
    );
  return {
    /** Absent where the address names none. */
    tab: accessTabs.find((tab) => tab === params.get('tab')),
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    q: (params.get('q') ?? '').slice(0, 200),
    state: requestStates.find((state) => state === params.get('state')),
    change,
  };
}

export type AccessAddress = ReturnType<typeof useAccessAddress>;
