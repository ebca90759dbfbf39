import { inArray, lt } from 'drizzle-orm';
import { documentAnalyses } from '#server/db/schema/courtdoc';
import { blobGraceMs, discardBlobJob } from '#server/documents/discardBlobJob';
import { forgetExpiredHeld } from '#server/filings/doubts/holdSubmission';
import { deleteFixes } from '#server/filings/fixes/fixRepository';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';

/** Forgets the analyses whose 30 days are over with their fixes, and the submissions that no one confirmed, and has their documents removed where nothing else needs them. */
export async function forgetExpiredAnalyses({ db, now }: Needs<'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .select({ id: documentAnalyses.id, sha256: documentAnalyses.sha256 })
      .from(documentAnalyses)
      .where(lt(documentAnalyses.expires_at, now()))
      .for('update');
    const ids = gone.map(({ id }) => id);
    await deleteFixes(tx, { now }, { analysis_ids: ids, onlyOpen: false });
    await tx.delete(documentAnalyses).where(inArray(documentAnalyses.id, ids));
    const unconfirmed = await forgetExpiredHeld(tx, now());
    const left = [...gone, ...unconfirmed];
    // Bytes that came in only hours ago are removed once their time of grace is over.
    const runAt = new Date(now().getTime() + blobGraceMs + 60_000);
    for (const sha256 of new Set(left.map((one) => one.sha256))) {
      await addJob(tx, discardBlobJob, { sha256 }, { runAt });
    }
  });
}
