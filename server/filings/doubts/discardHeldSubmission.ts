import { and, eq, isNull } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { heldSubmissions } from '#server/db/schema/heldSubmissions';
import { blobGraceMs, discardBlobJob } from '#server/documents/discardBlobJob';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { ofOwner } from './holdSubmission.ts';

/**
 * The sender decides not to file a held submission. Its bytes are deleted a day later, unless something else uses them.
 */
export async function discardHeldSubmission(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const [held] = await tx
      .delete(heldSubmissions)
      .where(and(eq(heldSubmissions.id, id), ofOwner(actor), isNull(heldSubmissions.settled_at)))
      .returning();
    if (!held) throw new Refusal('not_found');
    const runAt = new Date(needs.now().getTime() + blobGraceMs + 60_000);
    for (const { sha256 } of held.files) await addJob(tx, discardBlobJob, { sha256 }, { runAt });
    await recordActivity(tx, needs, actor, {
      action: 'held_submission_discarded',
      subject_type: 'held_submission',
      subject_id: id,
      values: {},
      concerns: actor.person_id,
    });
    return { message: `${held.files[0]!.file_name} was not filed` };
  });
}
