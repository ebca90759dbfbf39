import { z } from 'zod';
import { authorityKinds } from '#domain/research/authorityKinds';
import { dateRanges, type SearchFilters, sourcesOfLaw } from '#domain/research/filters';
import { type PlatformId, platformIds } from '#domain/research/platforms';
import { dayText, oneOf, oneOfOr, pageNumber, plainText, typedWords } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

export const researchTabs = ['overview', 'platforms', 'search', 'settings'] as const;

/** The query, platforms, and filters of a search form. */
export type Wanted = { q: string; filters: SearchFilters; without: PlatformId[] };

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

const pageOf = (platform: PlatformId) => `page-${platform}` as const;

const schema = z.object({
  tab: oneOfOr(researchTabs, 'overview'),
  q: typedWords(300),
  jurisdiction: oneOf(sourcesOfLaw),
  type: oneOf(authorityKinds),
  dates: oneOfOr(dateRanges, 'all'),
  from: dayText,
  to: dayText,
  without: plainText,
  ...Object.fromEntries(platformIds.map((id) => [pageOf(id), pageNumber])),
});

/** The open tab and the current search, as in the address. */
export function useResearchAddress() {
  const { query, change } = useUrlQuery(schema, { replaces: [] });
  const { tab, q, jurisdiction, type, dates, from, to, without, ...pages } = query;
  const wanted: Wanted = {
    q,
    filters: { jurisdiction, kind: type, dates, from: from || undefined, to: to || undefined },
    without: platformIds.filter((id) => without.split(',').includes(id)),
  };
  return {
    tab,
    wanted,
    pageOf: (platform: PlatformId) => (pages as Record<string, number>)[pageOf(platform)] ?? 1,
    open: (next: string) => change({ tab: next === 'overview' ? '' : next }),
    turn: (platform: PlatformId, page: number) => change({ [pageOf(platform)]: page === 1 ? null : page }),
  };
}
