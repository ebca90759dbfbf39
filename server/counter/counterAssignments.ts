import type { Services } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
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
    assign(watchFolderJob, { run: () => watchFolder(services) }),
  ];
}
