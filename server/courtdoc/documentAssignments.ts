import { discardBlob } from '#server/documents/discardBlob';
import { discardBlobJob } from '#server/documents/discardBlobJob';
import { keptVersions } from '#server/filings/removeDocument';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { forgetExpiredAnalyses } from './analysis/forgetExpiredAnalyses.ts';
import { forgetAnalysesJob, scheduleForgettingAnalyses } from './documentJobs.ts';

/** The handlers of the document tool's jobs. */
export function documentAssignments(needs: Needs<'db' | 'now' | 'blobs'>): Assignment[] {
  return [
    assign(forgetAnalysesJob, {
      async run() {
        // Schedules the next run first, so that it takes place even if this one fails.
        await scheduleForgettingAnalyses(needs);
        await forgetExpiredAnalyses(needs);
      },
    }),
    assign(discardBlobJob, { run: ({ sha256 }) => discardBlob(needs, sha256, keptVersions) }),
  ];
}
