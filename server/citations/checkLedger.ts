import { composeLedger } from '#domain/citations/composeLedger';
import type { LedgerEntry } from '#domain/citations/Ledger';
import { listAuthorities, type PlacedCitation } from '#domain/citations/listAuthorities';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { beingAsked } from './beingAsked.ts';
import { findCourtsConnection } from './courtListener/findCourtsConnection.ts';
import { askLibrary } from './library/askLibrary.ts';

/**
 * What the court's own library says of a document's citations, at once. What only CourtListener can tell is 'not checked'
 * where the court has a token for it, until that was asked.
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
