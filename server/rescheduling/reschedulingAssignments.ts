import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { batchJob, batchNoticesJob } from './batchJobs.ts';
import { failBatch, runBatch } from './runBatch.ts';
import { sendBatchNotices } from './sendBatchNotices.ts';

/** The jobs of hearings that are rescheduled together, and their handlers. */
export function reschedulingAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [
    assign(batchJob, { run: (queued) => runBatch(needs, queued), failed: (queued) => failBatch(needs, queued) }),
    assign(batchNoticesJob, { run: ({ batch_id }) => sendBatchNotices(needs, batch_id) }),
  ];
}
