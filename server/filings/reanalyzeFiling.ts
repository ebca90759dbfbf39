import type { Reanalysis } from '#contract/filings';
import { hasEnded } from '#domain/filings/states';
import { recordActivity } from '#server/activity/recordActivity';
import { analyses } from '#server/db/schema/filings';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { analysisJob, subjectOf } from './analysisJob.ts';
import { describeJob } from './answerAnalysis.ts';
import { assertNotHeld } from './assertNotHeld.ts';
import { holdFiling, type StoredFiling } from './filingRepository.ts';
import { laneOf } from './laneOf.ts';

/**
 * Has the newest version of a filing's lead document read anew. What people corrected stays in force, and until the
 * end so does what was read before. While it is being read already, that is answered.
 */
export async function reanalyzeFiling(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<Reanalysis> {
  const running = await needs.db.transaction(async (tx) => {
    const held = await holdFiling(tx, actor, id);
    if (held.filing.state === 'withdrawn') throw new Refusal('filing_withdrawn');
    if (held.filing.state !== 'received') throw new Refusal('reanalysis_decided');
    if (!hasEnded(held.analysis.state)) return true;
    if (!held.abilities.reanalyze) throw new Refusal('not_permitted');
    await assertNotHeld(tx, actor, held);
    await askForAnalysis(tx, needs, actor, held);
    await recordActivity(tx, needs, actor, {
      action: 'reanalysis_requested',
      subject_type: 'filing',
      subject_id: id,
      values: { document: held.filing.document_name },
      concerns: held.filing.filed_by,
    });
    return false;
  });
  const message = running ? 'The analysis is under way already.' : 'The document is read anew.';
  return { ...describeJob(id), message, running };
}

async function askForAnalysis(tx: Db, { now }: Needs<'now'>, actor: Actor, { filing, analysis: last }: StoredFiling) {
  // Later than the last one in any case, since the newest is told by this time.
  const at = new Date(Math.max(now().getTime(), last.requested_at.getTime() + 1));
  const steps = [{ state: 'queued' as const, at: at.toISOString() }];
  const [analysis] = await tx
    .insert(analyses)
    .values({
      ...{ filing_id: filing.id, version_id: last.version_id },
      ...{ steps, requested_at: at, requested_by: actor.person_id },
    })
    .returning({ id: analyses.id });
  const queue = laneOf(filing.filed_by, filing.id);
  await addJob(tx, analysisJob, { analysis_id: analysis!.id }, { jobKey: subjectOf(analysis!.id), queue });
}
