import type { LedgerEntry } from './Ledger.ts';

/** A decision found under a citation, as the API returns it. */
export type FoundCase = { found_match: string; url: string | null; court: string | null; date_filed: string | null };

/** The decisions that were found under a document's citations, each once, in the order in which they are cited. */
export function foundCasesOf(entries: readonly Pick<LedgerEntry, 'kind' | 'found'>[]): FoundCase[] {
  return entries.flatMap(({ kind, found }) =>
    kind === 'full' && found
      ? [{ found_match: found.title, url: found.url, court: found.court, date_filed: found.date_filed }]
      : [],
  );
}
