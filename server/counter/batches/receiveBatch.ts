import type { BatchSource } from '#domain/counter/batchStates';
import { splitBatch } from '#domain/counter/splitBatch';
import { recordActivity } from '#server/activity/recordActivity';
import { batches, batchItems } from '#server/db/schema/batches';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { recordingMalware } from '#server/scanning/recordMalware';
import { findBatchByHash, type StoredBatch } from './batchRepository.ts';
import { fileBatchJob } from './fileBatchJob.ts';
import { readSheets } from './readSheets.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
type Received = {
  court_id: string;
  /** The clerk who uploaded it; null for a file of the folder. */
  actor: Actor | null;
  source: BatchSource;
  file: { sha256: string; file_name: string };
  received_at: Date;
};

/**
 * Divides a scanned batch at its separator sheets. A clerk then files a batch from the screen; one from the folder is
 * filed, unless it has a problem.
 */
export async function receiveBatch(needs: Working, received: Received): Promise<StoredBatch> {
  const { court_id, actor, source, file } = received;
  if (await findBatchByHash(needs.db, received, file.sha256)) throw new Refusal('batch_known');
  const { pages, sheets } = await recordingMalware(needs, actor ?? { court_id }, () => readSheets(needs, received));
  const { items, problems } = splitBatch(pages, sheets);
  const filesItself = source === 'folder' && problems.length === 0;
  return needs.db.transaction(async (tx) => {
    const [batch] = await tx
      .insert(batches)
      .values({
        ...{ court_id, source, file_name: file.file_name, sha256: file.sha256, pages, problems },
        divided_pages: pages,
        state: problems.length > 0 ? 'refused' : filesItself ? 'filing' : 'ready',
        received_at: received.received_at,
        made_by: actor?.person_id ?? null,
        made_at: needs.now(),
      })
      .returning();
    const { id: batch_id } = batch!;
    const rows = items.map((item, index) => ({ ...item, batch_id, position: index + 1 }));
    if (rows.length > 0) await tx.insert(batchItems).values(rows);
    if (filesItself)
      await addJob(tx, fileBatchJob, { batch_id, court_id }, { jobKey: `${fileBatchJob.name}:${batch_id}` });
    await recordActivity(tx, needs, actor ?? 'portal', {
      action: 'batch_received',
      values: { file: file.file_name, source, filings: items.length, problems: problems.length },
      ...{ subject_type: 'court', subject_id: court_id, court_id },
    });
    return batch!;
  });
}
