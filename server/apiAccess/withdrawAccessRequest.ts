import { eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { accessRequests } from '#server/db/schema/apiAccess';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockRequest } from './accessRepository.ts';

/** Withdraws the user's own request while it is undecided. */
export async function withdrawAccessRequest(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const held = await lockRequest(tx, actor, id);
    if (held.requested_by !== actor.person_id) throw new Refusal('not_found');
    if (held.state !== 'pending') throw new Refusal('access_decided_already');
    await tx
      .update(accessRequests)
      .set({ state: 'withdrawn', version: held.version + 1 })
      .where(eq(accessRequests.id, id));
    await recordActivity(tx, needs, actor, {
      action: 'access_withdrawn',
      subject_type: 'access_request',
      subject_id: id,
      values: { email: held.email },
    });
  });
  return { message: 'Request withdrawn.' };
}
