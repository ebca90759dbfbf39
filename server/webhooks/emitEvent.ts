import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import { type EventData, eventData } from '#contract/webhookEvents';
import type { EventType } from '#domain/integrations/eventTypes';
import { webhookEndpoints, webhookEvents } from '#server/db/schema/webhooks';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { queueDeliveries } from './queueDeliveries.ts';

export type NewEvent = {
  [T in EventType]: { court_id: string; type: T; subject_id: string; data: EventData<T> };
}[EventType];

/**
 * Tells the other systems of a court what happened, inside the caller's transaction: the event is kept, and a delivery
 * to each endpoint that asked for its type is queued. Nothing is sent when the transaction does not commit.
 */
export async function emitEvent(
  tx: Db,
  { now }: Needs<'now'>,
  { court_id, type, subject_id, data }: NewEvent,
): Promise<void> {
  const occurred_at = now();
  const [event] = await tx
    .insert(webhookEvents)
    .values({ court_id, type, subject_id, data: eventData[type].parse(data), occurred_at })
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
    event!.id,
    endpoints.map(({ id }) => id),
    occurred_at,
  );
}
