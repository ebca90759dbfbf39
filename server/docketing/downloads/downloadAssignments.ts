import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { docketDownloadJob, failDownload, makeDownload } from './makeDownload.ts';

/** The handler of the downloads of documents. */
export function downloadAssignments(needs: Needs<'db' | 'blobs' | 'now' | 'quarantine'>): Assignment[] {
  return [
    assign(docketDownloadJob, {
      run: ({ id }) => makeDownload(needs, id),
      failed: ({ id }) => failDownload(needs, id),
    }),
  ];
}
