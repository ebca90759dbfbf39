import { and, eq, isNull } from 'drizzle-orm';
import { writeDeliveryProblem } from '#contract/messages/writeMessages';
import type { WebhookDelivery } from '#contract/webhooks';
import { testEventType } from '#domain/integrations/eventTypes';
import { recordActivity } from '#server/activity/recordActivity';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '#server/db/schema/webhooks';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { attemptDelivery, findStored } from './attemptDelivery.ts';
import { nameEndpoint } from './nameEndpoint.ts';
import { findDelivery, lockEndpoint, ofOpenEvent } from './webhookRepository.ts';

type NeedsOfSending = Needs<'db' | 'config' | 'now'>;
type Sent = { message: string; delivery: WebhookDelivery };

/** Sends an endpoint one message without an event. The endpoint may be paused, so that it can be tested first. */
export async function testEndpoint(needs: NeedsOfSending, actor: Actor, id: string): Promise<Sent> {
  const delivery_id = await needs.db.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, actor, id);
    const at = needs.now();
    const [event] = await tx
      .insert(webhookEvents)
      .values({
        court_id: actor.court_id,
        type: testEventType,
        subject_id: id,
        data: { endpointId: id },
        occurred_at: at,
      })
      .returning({ id: webhookEvents.id });
    const [delivery] = await tx
      .insert(webhookDeliveries)
      .values({ event_id: event!.id, endpoint_id: id, created_at: at })
      .returning({ id: webhookDeliveries.id });
    await recordActivity(tx, needs, actor, {
      action: 'webhook_tested',
      subject_type: 'webhook_endpoint',
      subject_id: id,
      values: { webhook: nameEndpoint(endpoint) },
    });
    return delivery!.id;
  });
  return send(needs, delivery_id);
}

/** Sends a delivery once more, under the id that it had. */
export async function redeliver(needs: NeedsOfSending, actor: Actor, delivery_id: string): Promise<Sent> {
  await needs.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ endpoint: webhookEndpoints, event: webhookEvents })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpoint_id))
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.event_id))
      .where(
        and(
          eq(webhookDeliveries.id, delivery_id),
          eq(webhookEndpoints.court_id, actor.court_id),
          isNull(webhookEndpoints.removed_at),
          ofOpenEvent,
        ),
      );
    if (!found) throw new Refusal('not_found');
    if (found.endpoint.state !== 'active') throw new Refusal('webhook_not_active');
    await recordActivity(tx, needs, actor, {
      action: 'webhook_redelivered',
      subject_type: 'webhook_endpoint',
      subject_id: found.endpoint.id,
      values: { webhook: nameEndpoint(found.endpoint), event_type: found.event.type },
    });
  });
  return send(needs, delivery_id);
}

async function send(needs: NeedsOfSending, delivery_id: string): Promise<Sent> {
  const stored = (await findStored(needs.db, delivery_id))!;
  const outcome = await attemptDelivery(needs, stored, 'by_hand');
  const message = outcome.ok
    ? `Delivered. The receiver responded with status ${outcome.status}.`
    : `Not delivered. ${outcome.error === null ? '' : writeDeliveryProblem(outcome.error)}`.trim();
  return { message, delivery: await findDelivery(needs.db, delivery_id) };
}
