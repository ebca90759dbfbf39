import { eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { documentAnalyses, generatedDocuments } from '#server/db/schema/courtdoc';
import { blobGraceMs, discardBlobJob } from '#server/documents/discardBlobJob';
import { deleteFixes } from '#server/filings/fixes/fixRepository';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findOwnDocument } from './findOwn.ts';

/** Takes a document out of its owner's history, with its fixes. Its bytes go a day later, unless a filing or someone else has the same. */
export async function forgetOwnDocument(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { kind, id }: { kind: 'analysis' | 'generated'; id: string },
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const own = await findOwnDocument({ db: tx, now: needs.now }, actor, { kind, id });
    const table = kind === 'analysis' ? documentAnalyses : generatedDocuments;
    if (kind === 'analysis') await deleteFixes(tx, needs, { analysis_ids: [id], onlyOpen: false });
    await tx.delete(table).where(eq(table.id, id));
    const runAt = new Date(needs.now().getTime() + blobGraceMs + 60_000);
    await addJob(tx, discardBlobJob, { sha256: own.sha256 }, { runAt });
    await recordActivity(tx, needs, actor, {
      action: 'own_document_forgotten',
      subject_type: kind === 'analysis' ? 'document_analysis' : 'generated_document',
      subject_id: id,
      values: {},
      concerns: actor.person_id,
    });
    return { message: `${own.file_name} was removed from your history` };
  });
}
