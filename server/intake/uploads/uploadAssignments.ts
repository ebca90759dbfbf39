import type { Services } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { forgetUploads } from '#server/uploads/forgetUploads';
import { forgetUploadsJob, scheduleForgettingUploads, takeUploadJob } from '#server/uploads/uploadJobs';
import { refuseUpload, takeUpload } from './takeUpload.ts';

/** The jobs of uploads to filings and their handlers. */
export function uploadAssignments(services: Services): Assignment[] {
  return [
    assign(takeUploadJob, {
      run: ({ upload_id }) => takeUpload(services, upload_id),
      failed: ({ upload_id }) => refuseUpload(services, upload_id, 'upload_gave_up'),
    }),
    assign(forgetUploadsJob, {
      async run() {
        // Schedules the next run first, so that it takes place even if this one fails.
        await scheduleForgettingUploads(services);
        await forgetUploads(services);
      },
    }),
  ];
}
