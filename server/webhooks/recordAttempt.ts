import { eq } from 'drizzle-orm';
import { isLastingFailure, retryDelay } from '#domain/integrations/retryDelay';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { deliverJob, keyOf } from './deliverJob.ts';
import { disableEndpoint } from './disableEndpoint.ts';
import type { Outcome } from './postMessage.ts';
import type { Occasion, Stored } from './StoredDelivery.ts';

type Attempted = { outcome: Outcome; occasion: Occasion; at: Date; duration_ms: number };

/** Records an attempt and its consequence: done, another one later, given up, or the endpoint disabled. */
export async function recordAttempt(
  needs: Needs<'db' | 'config' | 'now'>,
  delivery_id: string,
  { outcome, occasion, at, duration_ms }: Attempted,
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const [delivery] = await tx
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, delivery_id))
      .for('update');
    if (!delivery) return;
    const { ok, status, error, response } = outcome;
    const number = delivery.attempts + 1;
    const by_hand = occasion === 'by_hand';
    await tx.insert(webhookAttempts).values({ delivery_id, number, at, duration_ms, status, error, response, by_hand });
    const follows = ok
      ? { state: 'delivered' as const, next_attempt_at: null, delivered_at: needs.now() }
      : occasion === 'by_hand'
        ? followAttemptByHand(delivery)
        : await planNext(tx, delivery, occasion.round_attempt, needs.now());
    await tx
      .update(webhookDeliveries)
      .set({ attempts: number, last_status: status, last_error: error, ...follows })
      .where(eq(webhookDeliveries.id, delivery_id));
    await assessEndpoint(tx, needs, delivery, { outcome, gaveUp: follows.state === 'failed', at, by_hand });
  });
}

/** A pending delivery keeps its next attempt; a successful one remains successful. */
function followAttemptByHand({ state, next_attempt_at, delivered_at }: Stored['delivery']) {
  if (delivered_at) return { state: 'delivered' as const };
  return state === 'waiting' && next_attempt_at ? { state } : { state: 'failed' as const, next_attempt_at: null };
}

async function planNext(tx: Db, { id, state }: Stored['delivery'], round_attempt: number, at: Date) {
  // A person's attempt got through while this one was under way.
  if (state !== 'waiting') return { state };
  const delay = retryDelay(round_attempt);
  if (delay === null) return { state: 'failed' as const, round_attempts: round_attempt, next_attempt_at: null };
  const next_attempt_at = new Date(at.getTime() + delay);
  await addJob(
    tx,
    deliverJob,
    { delivery_id: id, attempt: round_attempt + 1 },
    { jobKey: keyOf(id), runAt: next_attempt_at },
  );
  return { state: 'waiting' as const, round_attempts: round_attempt, next_attempt_at };
}

async function assessEndpoint(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  { endpoint_id }: Stored['delivery'],
  { outcome, gaveUp, at, by_hand }: { outcome: Outcome; gaveUp: boolean; at: Date; by_hand: boolean },
): Promise<void> {
  const [endpoint] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint_id)).for('update');
  if (!endpoint || endpoint.removed_at) return;
  if (outcome.ok) {
    if (endpoint.failing_since) await setFailingSince(tx, endpoint_id, null);
    return;
  }
  // A person's test says nothing about lasting failure.
  if (by_hand) return;
  const failing_since = endpoint.failing_since ?? at;
  if (!endpoint.failing_since) await setFailingSince(tx, endpoint_id, failing_since);
  if (endpoint.state !== 'active') return;
  if (outcome.status === 410) {
    await disableEndpoint(tx, needs, endpoint, { because: 'gone' });
  } else if (gaveUp && isLastingFailure(failing_since, at)) {
    await disableEndpoint(tx, needs, endpoint, { because: 'failing', status: outcome.status });
  }
}

async function setFailingSince(tx: Db, id: string, failing_since: Date | null): Promise<void> {
  await tx.update(webhookEndpoints).set({ failing_since }).where(eq(webhookEndpoints.id, id));
}
