import { and, eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { holdFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** Takes back a decision that has not taken effect: the own one, an administrator anybody's. */
export async function undoDecision(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  review_id: string,
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const [about] = await tx
      .select({ filing_id: reviews.filing_id })
      .from(reviews)
      .innerJoin(filings, eq(filings.id, reviews.filing_id))
      .where(and(eq(reviews.id, review_id), eq(filings.court_id, actor.court_id)));
    if (!about) throw new Refusal('not_found');
    const { filing } = await holdFiling(tx, actor, about.filing_id);
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, review_id));
    if (review!.state !== 'held') throw new Refusal('decision_in_force');
    if (review!.decided_by !== actor.person_id && actor.capacity !== 'court_administrator') {
      throw new Refusal('not_permitted');
    }
    await tx.update(reviews).set({ state: 'revoked', settled_at: needs.now() }).where(eq(reviews.id, review_id));
    await recordActivity(tx, needs, actor, {
      action: 'decision_undone',
      subject_type: 'filing',
      subject_id: filing.id,
      values: { document: filing.document_name },
    });
  });
  return { message: 'Decision undone. The filing is back in the queue.' };
}
