import { findCitations } from '#domain/citations/findCitations';
import type { SearchFilters } from './filters.ts';
import type { PlatformId } from './platforms.ts';

/** Case numbers of the five jurisdictions have a year, letters and a number without spaces: 26CV00218, 2026-CA-001234. */
const caseNumber = /^(?=.*\d{4})[\d:]{1,6}-?[A-Z]{1,4}-?\d{3,}[\w-]*$/i;

/**
 * Which platform's results come first if the person leaves the choice to the portal: the court's own for a case number,
 * the library's for a citation and legal terms, and CourtListener's for more case law than the library has.
 */
export function choosePlatform(query: string, filters: SearchFilters, asked: readonly PlatformId[]): PlatformId | null {
  const order: PlatformId[] = caseNumber.test(query.trim())
    ? ['papers', 'library', 'courtlistener']
    : filters.kind === 'Case Law' && !findCitations(query).some((citation) => citation.kind === 'full')
      ? ['courtlistener', 'library', 'papers']
      : ['library', 'courtlistener', 'papers'];
  return order.find((platform) => asked.includes(platform)) ?? asked[0] ?? null;
}

/** The asked platforms in the order in which their answers are shown. */
export function orderPlatforms(
  chosen: PlatformId | 'auto',
  query: string,
  filters: SearchFilters,
  asked: readonly PlatformId[],
): PlatformId[] {
  const first = chosen !== 'auto' && asked.includes(chosen) ? chosen : choosePlatform(query, filters, asked);
  return first ? [first, ...asked.filter((platform) => platform !== first)] : [];
}
