import { and, eq } from 'drizzle-orm';
import { may } from '#domain/identity/permissions';
import { recordActivity } from '#server/activity/recordActivity';
import { accessRequests, apiKeys } from '#server/db/schema/apiAccess';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockKey } from './accessRepository.ts';

/** Revokes a key immediately. Its owner and the administrators of API access may do this. */
export async function revokeKey(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const held = await lockKey(tx, actor, id);
    if (held.owner_id !== actor.person_id && !may(actor.capacity, 'api-access:decide')) throw new Refusal('not_found');
    if (held.revoked_at) return;
    const revoked_at = needs.now();
    await tx
      .update(apiKeys)
      .set({ revoked_at, revoked_by: actor.person_id, version: held.version + 1 })
      .where(eq(apiKeys.id, id));
    await tx
      .update(accessRequests)
      .set({ state: 'withdrawn' })
      .where(and(eq(accessRequests.key_id, id), eq(accessRequests.state, 'pending')));
    await recordActivity(tx, needs, actor, {
      action: 'key_revoked',
      subject_type: 'api_key',
      subject_id: id,
      values: { prefix: held.prefix, email: held.email },
      concerns: held.owner_id,
    });
  });
  return { message: 'Key revoked. It no longer works.' };
}
