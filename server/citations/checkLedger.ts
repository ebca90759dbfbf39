import { composeLedger } from '#domain/citations/composeLedger';
import type { LedgerEntry } from '#domain/citations/Ledger';
import { listAuthorities, type PlacedCitation } from '#domain/citations/listAuthorities';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { askLibrary } from '#server/library/lookUp/askLibrary';
import { findCourtsConnection } from '#server/platforms/findCourtsConnection';
import { beingAsked } from './beingAsked.ts';

/**
 * The results of the court's library for a document's citations, without waiting. If the court has a token for
 * CourtListener, what only CourtListener can answer is 'not checked' until it has responded.
 */
export async function checkLedger(
  needs: { db: Db } & Needs<'now'>,
  courtId: string,
  citations: readonly PlacedCitation[],
): Promise<LedgerEntry[]> {
  const authorities = listAuthorities(citations);
  if (authorities.length === 0) return [];
  const connection = await findCourtsConnection(needs.db, courtId);
  const library = await askLibrary(needs.db, needs, authorities);
  return composeLedger(authorities, [library], connection ? beingAsked : null);
}
