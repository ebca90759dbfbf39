import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { divideUploadJob, takeUploadJob } from './uploadJobs.ts';
import { changeUpload, findUploadForSystem } from './uploadRepository.ts';

/**
 * Stores a document whose last byte has arrived under its hash, and queues the job that puts it where it belongs. Every
 * step can be repeated: after a crash, the next request for the upload continues here.
 */
export async function completeUpload({ db, blobs, now }: Needs<'db' | 'blobs' | 'now'>, id: string): Promise<void> {
  const upload = await findUploadForSystem(db, id);
  if (upload?.state !== 'receiving' || upload.offset_bytes !== upload.size_bytes) return;
  const sha256 = upload.sha256 ?? (await blobs.parts.hash(id, upload.size_bytes));
  // Named first: from here on the document is known by its hash, wherever it is.
  if (upload.sha256 === null) await changeUpload(db, upload, { sha256 });
  await blobs.parts.settle(id, sha256);
  await db.transaction(async (tx) => {
    if (!(await changeUpload(tx, upload, { state: 'received', changed_at: now() }))) return;
    const job = upload.purpose === 'batch' ? divideUploadJob : takeUploadJob;
    await addJob(tx, job, { upload_id: id }, { queue: `uploads of ${upload.person_id}` });
  });
}
