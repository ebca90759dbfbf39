import { useSearchParams } from 'react-router';
import { peopleSorts, personStates } from '#contract/people';
import { roles } from '#domain/identity/permissions';

export const peopleTabs = ['people', 'judges', 'attorneys', 'invitations', 'requests'] as const;
export type PeopleTab = (typeof peopleTabs)[number];

type Names = 'page' | 'q' | 'role' | 'state' | 'sort' | 'direction' | 'person' | 'status';

/** What of the people is shown, as the address has it, and how to change it. */
export function usePeopleAddress() {
  const [params, setParams] = useSearchParams();
  const role = roles.find((one) => one === params.get('role'));
  const state = personStates.find((one) => one === params.get('state'));
  const query = {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    q: (params.get('q') ?? '').slice(0, 200),
    ...(role ? { role } : {}),
    ...(state ? { state } : {}),
    sort: peopleSorts.find((one) => one === params.get('sort')) ?? ('full_name' as const),
    direction: params.get('direction') === 'descending' ? ('descending' as const) : ('ascending' as const),
  };

  /** Anything but the page and who is open leads back to the first page. */
  const change = (changes: { [Name in Names]?: string }) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (!('page' in changes) && !('person' in changes)) after.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: 'q' in changes },
    );
  return {
    params,
    query,
    change,
    person: params.get('person'),
    status: params.get('status'),
    tab: params.get('tab'),
    open: (tab: string) => setParams({ tab }),
  };
}
