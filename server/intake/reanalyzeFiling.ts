import type { Reanalysis } from '#contract/filings';
import { hasEnded } from '#domain/filings/states';
import { assertNotHeld } from '#server/filings/assertNotHeld';
import { noteDraftChanged } from '#server/filings/drafts/draftRepository';
import { lockFilingOrDraft, type StoredFiling } from '#server/filings/filingRepository';
import { queueAnalysis } from '#server/filings/queueAnalysis';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeJob } from './answerAnalysis.ts';

/**
 * Analyzes the newest version of a filing's lead document again. Corrections remain in effect, and until the new
 * analysis ends, so does the previous reading. If an analysis is already running, that one is returned.
 */
export async function reanalyzeFiling(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<Reanalysis> {
  const running = await needs.db.transaction(async (tx) => {
    const held = await lockFilingOrDraft(tx, actor, id);
    if (held.filing.state === 'withdrawn') throw new Refusal('filing_withdrawn');
    if (held.filing.state !== 'received' && held.filing.state !== 'draft') throw new Refusal('reanalysis_decided');
    if (!hasEnded(held.analysis.state)) return true;
    if (!held.abilities.reanalyze) throw new Refusal('not_permitted');
    await assertNotHeld(tx, actor, held);
    await askForAnalysis(tx, needs, actor, held);
    await noteDraftChanged(tx, needs, actor, held.filing);
    await recordOnFiling(tx, needs, actor, held.filing, {
      action: 'reanalysis_requested',
      values: { document: held.filing.document_name },
    });
    return false;
  });
  const message = running ? 'The analysis is already in progress.' : 'The document is being analyzed again.';
  return { ...describeJob(id), message, running };
}

async function askForAnalysis(tx: Db, { now }: Needs<'now'>, actor: Actor, { filing, analysis: last }: StoredFiling) {
  // Later than the last one in any case, because this time determines the newest.
  const at = new Date(Math.max(now().getTime(), last.requested_at.getTime() + 1));
  await queueAnalysis(tx, filing, { version_id: last.version_id, at, by: actor.person_id });
}
