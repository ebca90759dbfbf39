import { blobGraceMs, discardBlobJob } from '#server/documents/discardBlobJob';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { deleteUpload, findUpload, type StoredUpload } from './uploadRepository.ts';
import { stopWriter } from './writers.ts';

type Working = Needs<'db' | 'blobs' | 'now'>;

/** Deletes an upload of the user's with everything that arrived. One that a job has in hand stays. */
export async function cancelUpload(needs: Working, actor: Actor, id: string): Promise<void> {
  const { state } = await findUpload(needs.db, actor, id);
  if (state === 'received') throw new Refusal('upload_complete');
  await stopWriter(id);
  await forgetUpload(needs, await findUpload(needs.db, actor, id));
}

/** The row first: bytes without a row are found and deleted later, but a row without bytes could not be continued. */
export async function forgetUpload({ db, blobs, now }: Working, upload: StoredUpload): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteUpload(tx, upload);
    const runAt = new Date(now().getTime() + blobGraceMs);
    if (upload.sha256 !== null) await addJob(tx, discardBlobJob, { sha256: upload.sha256 }, { runAt });
  });
  await blobs.parts.remove(upload.id);
}
