import { eq } from 'drizzle-orm';
import type { RefusalCode } from '#contract/refusals';
import { splitBatch } from '#domain/counter/splitBatch';
import { recordActivity } from '#server/activity/recordActivity';
import { batches, batchItems } from '#server/db/schema/batches';
import { findActorInCourt } from '#server/identity/findActorsByCourt';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { recordingMalware } from '#server/scanning/recordMalware';
import { changeUpload, findUploadForSystem, type StoredUpload } from '#server/uploads/uploadRepository';
import { findBatch, findBatchByHash } from './batchRepository.ts';
import { readSheets } from './readSheets.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;

/**
 * Divides a batch that was uploaded in parts. The batch is listed from the beginning, with the pages that were searched.
 * A second run begins at the first page again, and lists no second batch.
 */
export async function divideUpload(needs: Working, id: string): Promise<void> {
  const upload = await findUploadForSystem(needs.db, id);
  if (upload?.state !== 'received') return;
  try {
    const batch_id = upload.result_id ?? (await listBatch(needs, upload));
    await divide(needs, upload, batch_id);
  } catch (error) {
    // What is temporary, such as busy workers, is tried again.
    if (!(error instanceof Refusal) || error.status >= 500 || error.status === 429) throw error;
    await endDivision(needs, id, error.code);
  }
}

/** The batch states why it could not be divided; without a batch, the upload does. */
export async function endDivision({ db, now }: Working, id: string, failure: RefusalCode): Promise<void> {
  const upload = await findUploadForSystem(db, id);
  if (upload?.state !== 'received') return;
  const { result_id } = upload;
  await db.transaction(async (tx) => {
    const ended = result_id === null ? { state: 'refused' as const, failure } : { state: 'taken' as const };
    if (!(await changeUpload(tx, upload, { ...ended, changed_at: now() })) || result_id === null) return;
    await tx.update(batches).set({ state: 'failed', failure, finished_at: now() }).where(eq(batches.id, result_id));
  });
}

async function listBatch({ db, now }: Working, upload: StoredUpload): Promise<string> {
  const { court_id, person_id: made_by, file_name, sha256 } = upload;
  return db.transaction(async (tx) => {
    if (await findBatchByHash(tx, { court_id }, sha256!)) throw new Refusal('batch_known');
    const stored = { court_id, made_by, source: 'upload', file_name, sha256: sha256! } as const;
    const [batch] = await tx
      .insert(batches)
      .values({
        ...{ ...stored, pages: 0, state: 'dividing', problems: [] },
        received_at: new Date(upload.choices.received_at!),
        made_at: now(),
      })
      .onConflictDoNothing()
      .returning({ id: batches.id });
    // Another upload of the same file at the same moment.
    if (!batch) throw new Refusal('batch_known');
    await changeUpload(tx, upload, { result_id: batch.id });
    return batch.id;
  });
}

async function divide(needs: Working, upload: StoredUpload, batch_id: string): Promise<void> {
  const { db, now } = needs;
  const { id, court_id, person_id, file_name, sha256 } = upload;
  const about = { court_id, actor: { person_id }, file: { file_name, sha256: sha256! } };
  const from = { session_id: id, address: '', user_agent: null };
  const actor = await findActorInCourt(db, { person_id, court_id }, from);
  const notePages = async (divided_pages: number, of: number) => {
    await db.update(batches).set({ divided_pages, pages: of }).where(eq(batches.id, batch_id));
  };
  const { pages, sheets } = await recordingMalware(needs, actor ?? { court_id }, () =>
    readSheets(needs, about, notePages),
  );
  const { items, problems } = splitBatch(pages, sheets);
  await db.transaction(async (tx) => {
    const { batch } = await findBatch(tx, { court_id }, batch_id, true);
    if (batch.state !== 'dividing') return;
    const rows = items.map((item, index) => ({ ...item, batch_id, position: index + 1 }));
    if (rows.length > 0) await tx.insert(batchItems).values(rows);
    const divided = { pages, divided_pages: pages, problems };
    const state = problems.length > 0 ? 'refused' : 'ready';
    await tx
      .update(batches)
      .set({ ...divided, state })
      .where(eq(batches.id, batch_id));
    await changeUpload(tx, upload, { state: 'taken', changed_at: now() });
    await recordActivity(tx, needs, actor ?? 'portal', {
      action: 'batch_received',
      values: { file: file_name, source: 'upload', filings: items.length, problems: problems.length },
      ...{ subject_type: 'court', subject_id: court_id, court_id },
    });
  });
}
