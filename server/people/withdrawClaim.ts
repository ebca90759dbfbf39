import { and, eq, sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { attorneyClaims } from '#server/db/schema/attorneyClaims';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** Withdraws the user's claim to a roster entry while no one has decided on it. */
export async function withdrawClaim(needs: Needs<'db' | 'config' | 'now'>, actor: Actor): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const [claim] = await tx
      .update(attorneyClaims)
      .set({ state: 'withdrawn', decided_at: needs.now(), version: sql`${attorneyClaims.version} + 1` })
      .where(
        and(
          eq(attorneyClaims.court_id, actor.court_id),
          eq(attorneyClaims.person_id, actor.person_id),
          eq(attorneyClaims.state, 'pending'),
        ),
      )
      .returning();
    if (!claim) throw new Refusal('not_found');
    await recordActivity(tx, needs, actor, {
      action: 'attorney_claim_withdrawn',
      subject_type: 'attorney_claim',
      subject_id: claim.id,
      values: { bar_number: claim.bar_number },
    });
  });
  return { message: 'Your claim was withdrawn' };
}
