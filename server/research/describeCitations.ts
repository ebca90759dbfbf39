import { writeLedgerReasons } from '#contract/messages/writeMessages';
import type { CitationCheck } from '#contract/research';
import type { Consulted } from '#domain/citations/KnownDecision';
import type { LedgerEntry } from '#domain/citations/Ledger';
import type { Authority } from '#domain/citations/listAuthorities';
import type { LibraryDecision } from '#server/library/lookUp/toKnown';

/** Entries of a ledger as the research screens show them: what the library has opens there. */
export function describeCitations(
  authorities: readonly Authority[],
  entries: readonly LedgerEntry[],
  library: Consulted,
): CitationCheck[] {
  return entries.map(({ citation, status, found, sources, reasons }, index) => {
    const href = found && (pageOf(authorities[index], found.title, library) ?? found.url);
    return {
      citation,
      status,
      reason: writeLedgerReasons(reasons),
      authority: found && href ? { title: found.title, href, source: found.source } : null,
      sources: sources.map(({ id }) => id),
    };
  });
}

/** The portal's own page of a decision. */
function pageOf(authority: Authority | undefined, title: string, { answers }: Consulted): string | null {
  const keys = authority ? [authority.key, ...authority.parallels.map(({ key }) => key)] : [];
  for (const key of keys) {
    const answer = key === null ? undefined : answers.get(key);
    const decisions = answer?.said === 'found' ? (answer.decisions as Partial<LibraryDecision>[]) : [];
    const page = decisions.find((one) => one.title === title)?.page;
    if (page) return page;
  }
  return null;
}
