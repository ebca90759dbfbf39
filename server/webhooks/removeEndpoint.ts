import { and, eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { nameEndpoint } from './nameEndpoint.ts';
import { lockEndpoint } from './webhookRepository.ts';

/** Removes an endpoint. Pending messages are not sent; sent ones stay on record. */
export async function removeEndpoint(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const held = await lockEndpoint(tx, actor, id);
    await tx
      .update(webhookEndpoints)
      .set({ removed_at: needs.now(), version: held.version + 1 })
      .where(eq(webhookEndpoints.id, id));
    await tx
      .update(webhookDeliveries)
      .set({ state: 'cancelled', next_attempt_at: null })
      .where(and(eq(webhookDeliveries.endpoint_id, id), eq(webhookDeliveries.state, 'waiting')));
    await recordActivity(tx, needs, actor, {
      action: 'webhook_removed',
      subject_type: 'webhook_endpoint',
      subject_id: id,
      values: { webhook: nameEndpoint(held) },
    });
  });
  return { message: 'Webhook removed successfully' };
}
