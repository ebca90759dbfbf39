import { composeLedger } from '#domain/citations/composeLedger';
import type { LedgerEntry } from '#domain/citations/Ledger';
import { listAuthorities, type PlacedCitation } from '#domain/citations/listAuthorities';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { askLibrary } from '#server/library/lookUp/askLibrary';
import { findCourtsConnection } from '#server/platforms/findCourtsConnection';
import { beingAsked } from './beingAsked.ts';
import { toSearch } from './courtListener/findByName.ts';
import { jobKeyOf, ledgerJob, ledgerQueueOf } from './ledgerJob.ts';
import { putLedger } from './ledgerRepository.ts';
import { toAsk } from './toAsk.ts';

type Ask = {
  versionId: string;
  courtId: string;
  citations: readonly PlacedCitation[];
  /** A new lookup was requested: what a service did not have before is queried again. */
  again?: boolean;
};

/**
 * Writes the ledger of a version from the library. If the court has a token for CourtListener and citations remain,
 * also adds a job that looks them up after this transaction commits.
 */
export async function writeLedger(
  tx: Db,
  { now }: Needs<'now'>,
  { versionId, courtId, citations, again = false }: Ask,
): Promise<LedgerEntry[]> {
  const authorities = listAuthorities(citations);
  const library = await askLibrary(tx, { now }, authorities);
  const connection = authorities.length > 0 ? await findCourtsConnection(tx, courtId) : null;
  const asked = connection ? toAsk(authorities, library).length : 0;
  const goesOn = asked > 0 || (connection !== null && toSearch(authorities, null).length > 0);
  const entries = composeLedger(authorities, [library], goesOn ? beingAsked : null);
  const checked_at = now();
  await putLedger(tx, {
    version_id: versionId,
    court_id: courtId,
    entries,
    asked,
    checked_at,
    state: goesOn ? 'waiting' : 'done',
  });
  if (goesOn) {
    const payload = { version_id: versionId, since: again ? checked_at.toISOString() : null };
    await addJob(tx, ledgerJob, payload, {
      jobKey: jobKeyOf(versionId),
      queue: ledgerQueueOf(courtId),
      maxAttempts: 6,
    });
  }
  return entries;
}
