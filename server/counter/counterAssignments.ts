import type { Services } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { divideUploadJob } from '#server/uploads/uploadJobs';
import { divideUpload, endDivision } from './batches/divideUpload.ts';
import { endBatch, fileBatch } from './batches/fileBatch.ts';
import { fileBatchJob } from './batches/fileBatchJob.ts';
import { watchFolder, watchFolderJob } from './batches/watchFolder.ts';

/** The jobs of the counter and their handlers. */
export function counterAssignments(services: Services): Assignment[] {
  return [
    assign(fileBatchJob, {
      run: (batch) => fileBatch(services, batch),
      failed: (batch) => endBatch(services, batch),
    }),
    assign(divideUploadJob, {
      run: ({ upload_id }) => divideUpload(services, upload_id),
      failed: ({ upload_id }) => endDivision(services, upload_id, 'upload_gave_up'),
    }),
    assign(watchFolderJob, { run: () => watchFolder(services) }),
  ];
}
