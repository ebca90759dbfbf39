import { lt } from 'drizzle-orm';
import { documentAnalyses } from '#server/db/schema/documents';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/needs';
import { discardBlobJob } from '../documentJobs.ts';

/** Forgets the analyses whose 30 days are over, and has their documents removed where nothing else needs them. */
export async function forgetExpiredAnalyses({ db, now }: Needs<'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(documentAnalyses)
      .where(lt(documentAnalyses.expires_at, now()))
      .returning({ sha256: documentAnalyses.sha256 });
    for (const sha256 of new Set(gone.map((one) => one.sha256))) await addJob(tx, discardBlobJob, { sha256 });
  });
}
