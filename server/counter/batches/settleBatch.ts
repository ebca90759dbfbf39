import { eq } from 'drizzle-orm';
import type { Batch } from '#contract/batches';
import type { BatchState } from '#domain/counter/batchStates';
import { recordActivity } from '#server/activity/recordActivity';
import { batches } from '#server/db/schema/batches';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { aboutCourt } from '../cash/drawers.ts';
import { findBatch } from './batchRepository.ts';
import { readBatch } from './describeBatches.ts';
import { fileBatchJob } from './fileBatchJob.ts';

type Working = Needs<'db' | 'config' | 'now'>;

/** A clerk files a divided batch after reviewing the division. Of two clerks at the same time, one succeeds. */
export async function startFiling(
  needs: Working,
  actor: Actor,
  batch_id: string,
): Promise<{ message: string; batch: Batch }> {
  await needs.db.transaction(async (tx) => {
    const { batch } = await findBatch(tx, actor, batch_id, true);
    if (batch.state !== 'ready') throw new Refusal('batch_not_ready');
    await tx.update(batches).set({ state: 'filing' }).where(eq(batches.id, batch_id));
    const { court_id } = actor;
    await addJob(tx, fileBatchJob, { batch_id, court_id }, { jobKey: `${fileBatchJob.name}:${batch_id}` });
  });
  return { message: 'The documents are being filed.', batch: await readBatch(needs.db, actor, batch_id) };
}

const mayBeDiscarded: readonly BatchState[] = ['ready', 'refused', 'failed'];

/** Discards a batch from which nothing was filed, so that the file can be uploaded again. */
export async function discardBatch(needs: Working, actor: Actor, batch_id: string): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const { batch } = await findBatch(tx, actor, batch_id, true);
    if (!mayBeDiscarded.includes(batch.state)) throw new Refusal('batch_not_ready');
    const discarded = { state: 'discarded', failure: null, finished_at: needs.now() } as const;
    await tx.update(batches).set(discarded).where(eq(batches.id, batch_id));
    const values = { file: batch.file_name };
    await recordActivity(tx, needs, actor, { action: 'batch_discarded', values, ...aboutCourt(actor) });
    return { message: 'Batch discarded' };
  });
}
