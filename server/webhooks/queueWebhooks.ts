import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import { eventData } from '#contract/webhookEvents';
import { webhookEndpoints, webhookEvents } from '#server/db/schema/webhooks';
import type { Db } from '#server/kernel/Database';
import type { RecordedEvent } from '#server/notifications/recordEvent';
import type { WebhookOfEvent } from './caseUpdated.ts';
import { isEventOpen } from './isEventOpen.ts';
import { queueDeliveries } from './queueDeliveries.ts';
import { webhooksOf } from './webhooksOf.ts';

/**
 * Reports a recorded event to the court's other systems in the caller's transaction: each message is stored, and a
 * delivery to every endpoint that subscribes to its type is queued. Nothing about a sealed case is sent. If the transaction is rolled back, nothing is sent.
 */
export async function queueWebhooks(tx: Db, recorded: RecordedEvent): Promise<void> {
  const webhooks = webhooksOf(recorded.event, recorded.occurred_at);
  if (webhooks.length === 0 || !(await isEventOpen(tx, recorded.id))) return;
  for (const webhook of webhooks) await queueWebhook(tx, recorded, webhook);
}

async function queueWebhook(
  tx: Db,
  { id: event_id, court_id, occurred_at }: RecordedEvent,
  { type, subject_id, data }: WebhookOfEvent,
): Promise<void> {
  const [message] = await tx
    .insert(webhookEvents)
    .values({ event_id, court_id, type, subject_id, data: eventData[type].parse(data), occurred_at })
    .returning({ id: webhookEvents.id });
  const endpoints = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.court_id, court_id),
        eq(webhookEndpoints.state, 'active'),
        isNull(webhookEndpoints.removed_at),
        arrayContains(webhookEndpoints.event_types, [type]),
      ),
    );
  await queueDeliveries(
    tx,
    message!.id,
    endpoints.map(({ id }) => id),
    occurred_at,
  );
}
