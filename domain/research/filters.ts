import { jurisdictions } from '#domain/courts/choices';
import type { AuthorityKind } from './authorityKinds.ts';

/** Where law comes from: the nation, and the five states that the portal knows (departure 12). */
export const sourcesOfLaw = ['Federal', ...jurisdictions] as const;
export type SourceOfLaw = (typeof sourcesOfLaw)[number];

export const dateRanges = ['all', 'last_year', 'last_5_years', 'last_10_years', 'custom'] as const;
export type DateRange = (typeof dateRanges)[number];

/** Search filters. Days are YYYY-MM-DD, both included, and count with a custom range only. */
export type SearchFilters = {
  jurisdiction?: SourceOfLaw | undefined;
  kind?: AuthorityKind | undefined;
  dates: DateRange;
  from?: string | undefined;
  to?: string | undefined;
};

export const noFilters: SearchFilters = { dates: 'all' };

/** The document types that /legal-research offers first. */
export const offeredKinds = [
  'Case Law',
  'Statutes',
  'Regulations',
  'Secondary Sources',
] as const satisfies readonly AuthorityKind[];

/** The first and the last day that a search takes, each null where there is no limit. */
export function daysOf({ dates, from, to }: SearchFilters, today: string): { from: string | null; to: string | null } {
  if (dates === 'custom') return { from: from ?? null, to: to ?? null };
  const years = { all: null, last_year: 1, last_5_years: 5, last_10_years: 10 }[dates];
  return { from: years === null ? null : yearsBefore(today, years), to: null };
}

/** The same day this many years ago; February 29 becomes February 28. */
function yearsBefore(day: string, years: number): string {
  const rest = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4);
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${rest}`;
}

/** The same words and filters written one way, so that two equal searches are known as one. */
export function fingerprintOf(query: string, filters: SearchFilters): string {
  const words = query.trim().replace(/\s+/g, ' ').toLowerCase();
  const custom = filters.dates === 'custom' ? [filters.from ?? '', filters.to ?? ''] : [];
  return JSON.stringify([words, filters.jurisdiction ?? '', filters.kind ?? '', filters.dates, ...custom]);
}
