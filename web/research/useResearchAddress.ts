import { useSearchParams } from 'react-router';
import { authorityKinds } from '#domain/research/authorityKinds';
import { dateRanges, type SearchFilters, sourcesOfLaw } from '#domain/research/filters';
import { type PlatformId, platformIds } from '#domain/research/platforms';

export const researchTabs = ['overview', 'platforms', 'search', 'settings'] as const;
export type ResearchTab = (typeof researchTabs)[number];

/** What is searched for, where and how narrowly: what a search form gives. */
export type Wanted = { q: string; filters: SearchFilters; without: PlatformId[] };

const day = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined);

/** The search as the address has it. */
export function readWanted(params: URLSearchParams): Wanted {
  return {
    q: (params.get('q') ?? '').slice(0, 300),
    filters: {
      jurisdiction: sourcesOfLaw.find((name) => name === params.get('jurisdiction')),
      kind: authorityKinds.find((name) => name === params.get('type')),
      dates: dateRanges.find((name) => name === params.get('dates')) ?? 'all',
      from: day(params.get('from')),
      to: day(params.get('to')),
    },
    without: platformIds.filter((id) => (params.get('without') ?? '').split(',').includes(id)),
  };
}

/** The address of a search on /legal-research. */
export function searchAddress({ q, filters, without }: Partial<Wanted> & { q: string }): string {
  const parts = {
    tab: 'search',
    q,
    jurisdiction: filters?.jurisdiction,
    type: filters?.kind,
    dates: filters?.dates === 'all' ? undefined : filters?.dates,
    from: filters?.dates === 'custom' ? filters.from : undefined,
    to: filters?.dates === 'custom' ? filters.to : undefined,
    without: without?.join(','),
  };
  const set = Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1]));
  return `/legal-research?${new URLSearchParams(set)}`;
}

/** The tab that is open and the search that is asked, as the address has them. */
export function useResearchAddress() {
  const [params, setParams] = useSearchParams();
  const tab = researchTabs.find((name) => name === params.get('tab')) ?? 'overview';
  const change = (changes: Record<string, string | undefined>, replace = false) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace },
    );
  return {
    tab,
    wanted: readWanted(params),
    pageOf: (platform: PlatformId) => Math.max(1, Number.parseInt(params.get(`page-${platform}`) ?? '1', 10) || 1),
    open: (next: string) => change({ tab: next === 'overview' ? undefined : next }),
    turn: (platform: PlatformId, page: number) =>
      change({ [`page-${platform}`]: page === 1 ? undefined : String(page) }),
  };
}
