import { useSearchParams } from 'react-router';
import type { ActivityQuery } from './activityApi.ts';

export const activityTabs = ['record', 'access'] as const;
export type ActivityTab = (typeof activityTabs)[number];

const filters = ['kind', 'person', 'about', 'from', 'to'] as const;
export type ActivityFilters = { [Name in (typeof filters)[number]]: string };

/** Which list is shown, narrowed to what and from which line on, as the address says it. */
export function useActivityAddress() {
  const [params, setParams] = useSearchParams();
  const tab: ActivityTab = params.get('tab') === 'access' ? 'access' : 'record';
  const chosen = Object.fromEntries(filters.map((name) => [name, params.get(name) ?? ''])) as ActivityFilters;
  const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''));
  const after = params.get('after');
  const query: ActivityQuery = after ? { ...given, after } : given;
  const go = (changes: Record<string, string>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('after');
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return {
    tab,
    chosen,
    query,
    csvQuery: new URLSearchParams(given).toString(),
    isFirst: after === null,
    isNarrowed: Object.keys(given).length > 0,
    openTab: (next: string) => go({ tab: next === 'record' ? '' : next, kind: '' }),
    narrow: (next: ActivityFilters) => go(next),
    showAll: () => go(Object.fromEntries(filters.map((name) => [name, '']))),
    goAfter: (cursor: string) => go({ after: cursor }),
    goNewest: () => go({}),
  };
}
