import type { lookAgain as endpoint } from '#contract/citations';
import type { ReplyOf } from '#contract/endpoint';
import { describeLedgerOf } from '#server/citations/describeLedgerOf';
import { readLedgers } from '#server/citations/ledgerRepository';
import { writeLedger } from '#server/citations/writeLedger';
import { findFactsForSystem } from '#server/filings/documentFactsRepository';
import { findFiling } from '#server/filings/filingRepository';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { runCheck } from './runCheck.ts';

/** Looks up the citations of a filing's documents again, including those that a source did not have before. */
export async function lookAgain(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id }: { id: string },
): Promise<ReplyOf<typeof endpoint>> {
  return needs.db.transaction(async (tx) => {
    const { filing, documents } = await findFiling(tx, actor, id);
    const versionIds = documents.map(({ version }) => version.id);
    const facts = await findFactsForSystem(tx, versionIds);
    for (const { version_id, facts: made } of facts) {
      const { citations } = made;
      await writeLedger(tx, needs, { versionId: version_id, courtId: filing.court_id, citations, again: true });
    }
    await runCheck(tx, needs, id, { cause: 'ledger', caused_by: actor.person_id });
    const kept = await readLedgers(tx, versionIds);
    const ledgers = documents.flatMap(({ document, version }, index) => {
      const ledger = kept.get(version.id);
      return ledger ? [describeLedgerOf(document.title, index, ledger)] : [];
    });
    await recordOnFiling(tx, needs, actor, filing, {
      action: 'citations_looked_up',
      values: { document: filing.document_name },
    });
    const asking = ledgers.some(({ state }) => state === 'waiting');
    return { message: asking ? 'The citations are being looked up' : 'The citations were looked up', ledgers };
  });
}
