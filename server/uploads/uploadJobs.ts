import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';

const OneUpload = z.object({ upload_id: z.uuid() });

/** Examines a complete document and puts it where it belongs. */
export const takeUploadJob = defineJob('take_upload', OneUpload);

/** Divides a complete scanned batch. */
export const divideUploadJob = defineJob('divide_upload', OneUpload);

export const forgetUploadsJob = defineJob('forget_uploads', z.object({}));

const everyMs = 60 * 60_000;

/** Schedules the deletion of expired uploads, by default within the hour. Only one such job waits. */
export async function scheduleForgettingUploads({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, forgetUploadsJob, {}, { jobKey: forgetUploadsJob.name, runAt });
}
