import { recordActivity } from '#server/activity/recordActivity';
import { findReview, settleReview } from '#server/filings/decideOnFiling';
import { lockFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** Undoes a decision that has not taken effect: one's own, or any for an administrator. */
export async function undoDecision(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  review_id: string,
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const about = await findReview(tx, actor, review_id);
    if (!about) throw new Refusal('not_found');
    const { filing } = await lockFiling(tx, actor, about.filing_id);
    // Read again, since the filing is locked now.
    const review = await findReview(tx, actor, review_id);
    if (review!.state !== 'held') throw new Refusal('decision_in_force');
    if (review!.decided_by !== actor.person_id && actor.capacity !== 'court_administrator') {
      throw new Refusal('not_permitted');
    }
    await settleReview(tx, review_id, 'revoked', needs.now());
    await recordActivity(tx, needs, actor, {
      action: 'decision_undone',
      subject_type: 'filing',
      subject_id: filing.id,
      values: { document: filing.document_name },
    });
  });
  return { message: 'Decision undone. The filing is back in the queue.' };
}
