import { courtAsCited } from '#domain/citations/courtOfDecision';
import type { KnownDecision } from '#domain/citations/KnownDecision';
import type { FoundDecision } from './lookUpDecisions.ts';

/** A decision or law of the library, with the portal's own page of it where it has one. */
export type LibraryDecision = KnownDecision & { page: string | null };

/** An imported decision as the ledger knows decisions. */
export function toKnown(row: FoundDecision, words?: Map<string, string>): LibraryDecision {
  const { name, full_name, court, decided, decided_about, url, first_page, last_page, source, number } = row;
  const shown = court && (courtAsCited(court) ?? court);
  return {
    title: name,
    names: full_name ? [full_name] : [],
    url,
    page: null,
    court: shown,
    court_id: court && courtAsCited(court) ? court : null,
    date_filed: decided,
    date_about: decided_about,
    first_page,
    last_page,
    words: words?.get(`${source} ${number}`) ?? null,
  };
}

/** The page in a citation's key; null where it is no number. */
export function firstPageOf(key: string): number | null {
  const page = Number(key.split('|')[2]);
  return Number.isInteger(page) ? page : null;
}
