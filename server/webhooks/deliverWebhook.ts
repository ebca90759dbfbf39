import { eq } from 'drizzle-orm';
import { say } from '#domain/messages/say';
import { webhookDeliveries } from '#server/db/schema/webhooks';
import type { Needs } from '#server/kernel/needs';
import { attemptDelivery, findStored } from './attemptDelivery.ts';
import { isEventOpen } from './isEventOpen.ts';

/** The queue's attempt at a delivery. Nothing is sent to an endpoint that was paused, disabled or removed in between, nor of what was sealed. */
export async function deliverWebhook(
  needs: Needs<'db' | 'config' | 'now'>,
  { delivery_id, attempt }: { delivery_id: string; attempt: number },
  signal: AbortSignal,
): Promise<void> {
  const stored = await findStored(needs.db, delivery_id);
  if (stored?.delivery.state !== 'waiting' || stored.delivery.round_attempts !== attempt - 1) return;
  const isActive = stored.endpoint.state === 'active' && !stored.endpoint.removed_at;
  if (!isActive || !(await isEventOpen(needs.db, stored.event.event_id))) {
    await needs.db
      .update(webhookDeliveries)
      .set({ state: 'cancelled', next_attempt_at: null })
      .where(eq(webhookDeliveries.id, delivery_id));
    return;
  }
  await attemptDelivery(needs, stored, { round_attempt: attempt }, signal);
}

/** When the portal itself could not send it, for instance because ENCRYPTION_KEY was changed. */
export async function giveUp({ db }: Needs<'db'>, delivery_id: string, fault: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'failed', next_attempt_at: null, last_error: say('delivery.not_sent', { fault }) })
    .where(eq(webhookDeliveries.id, delivery_id));
}
