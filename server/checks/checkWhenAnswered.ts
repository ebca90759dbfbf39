import { readLedgers } from '#server/citations/ledgerRepository';
import { findFilingOfVersionForSystem } from '#server/filings/filingsForSystem';
import type { Needs } from '#server/kernel/needs';
import { checkFilingAgain } from './checkFilingAgain.ts';

/** Checks a filing again after a service has responded about a document's authorities. */
export async function checkWhenAnswered(needs: Needs<'db' | 'now'>, versionId: string): Promise<void> {
  const ledger = (await readLedgers(needs.db, [versionId])).get(versionId);
  if (ledger?.state !== 'done') return;
  const filing_id = await findFilingOfVersionForSystem(needs.db, versionId);
  if (filing_id) await checkFilingAgain(needs, filing_id, { cause: 'ledger', caused_by: null });
}
