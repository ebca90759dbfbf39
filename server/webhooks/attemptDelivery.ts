import { eq } from 'drizzle-orm';
import type { WebhookMessage } from '#contract/webhookEvents';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '#server/db/schema/webhooks';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { openSecret } from '#server/secrets/sealing';
import { type Outcome, postMessage } from './postMessage.ts';
import { recordAttempt } from './recordAttempt.ts';
import type { Occasion, Stored } from './StoredDelivery.ts';
import { signMessage } from './signMessage.ts';

/** Bound to what the secrets of webhooks are sealed for. */
export const secretPurpose = 'webhook';

/** Attempts a delivery once and records the result. The same message has the same id each time it is sent. */
export async function attemptDelivery(
  needs: Needs<'db' | 'config' | 'now'>,
  stored: Stored,
  occasion: Occasion,
  signal?: AbortSignal,
): Promise<Outcome> {
  const at = needs.now();
  const began = performance.now();
  const outcome = await postMessage(needs, await writeMessage(needs, stored, at), signal ? { signal } : {});
  // The portal stopped: this is not the receiver's failure, and the job restarts.
  signal?.throwIfAborted();
  const duration_ms = Math.round(performance.now() - began);
  await recordAttempt(needs, stored.delivery.id, { outcome, occasion, at, duration_ms });
  return outcome;
}

/** The delivery with its event and its endpoint. */
export async function findStored(db: Db, delivery_id: string): Promise<Stored | undefined> {
  const [found] = await db
    .select({ delivery: webhookDeliveries, event: webhookEvents, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.event_id))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpoint_id))
    .where(eq(webhookDeliveries.id, delivery_id));
  return found;
}

/** What is sent, byte for byte the same at each attempt. */
export function bodyOf({ type, occurred_at, data }: Stored['event']): string {
  const message: WebhookMessage = { type, timestamp: occurred_at.toISOString(), data };
  return JSON.stringify(message);
}

/** The header webhook-id, by which a receiver knows a message that it had already. */
export const messageIdOf = (event: Stored['event']): string => `msg_${event.id}`;

async function writeMessage(needs: Needs<'config'>, { event, endpoint }: Stored, at: Date) {
  const secrets = [await openSecret(needs, secretPurpose, endpoint.secret_sealed)];
  const { previous_secret_sealed, previous_secret_until } = endpoint;
  if (previous_secret_sealed && previous_secret_until && previous_secret_until > at) {
    secrets.push(await openSecret(needs, secretPurpose, previous_secret_sealed));
  }
  const id = messageIdOf(event);
  const timestamp = Math.floor(at.getTime() / 1000);
  const body = bodyOf(event);
  return {
    url: endpoint.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Assize-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signMessage(secrets, { id, timestamp, body }),
    },
  };
}
