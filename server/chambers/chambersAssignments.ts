import { failDownload } from '#server/docketing/downloads/makeDownload';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { binderDownloadJob, makeBinderPdf } from './binders/makeBinderPdf.ts';

/** The jobs of chambers and their handlers. */
export function chambersAssignments(needs: Needs<'db' | 'blobs' | 'engine' | 'now' | 'quarantine'>): Assignment[] {
  return [
    assign(binderDownloadJob, {
      run: ({ id }) => makeBinderPdf(needs, id),
      failed: ({ id }) => failDownload(needs, id),
    }),
  ];
}
