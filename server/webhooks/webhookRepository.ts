import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { writeDeliveryProblem, writeWebhookEnd } from '#contract/messages/writeMessages';
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '#contract/webhooks';
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEvents } from '#server/db/schema/webhooks';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { isOpenToSystems } from '#server/visibility/isOpenToSystems';

export type StoredEndpoint = typeof webhookEndpoints.$inferSelect;
type Delivery = Pick<WebhookDelivery, 'state'>['state'];

export const deliveriesPerPage = 20;

const ofCourt = ({ court_id }: Actor) =>
  and(eq(webhookEndpoints.court_id, court_id), isNull(webhookEndpoints.removed_at));

/** The endpoints of the user's court, in the order in which they were made. */
export async function findEndpoints(db: Db, viewer: Actor, id?: string): Promise<WebhookEndpoint[]> {
  const rows = await db
    .select({ endpoint: webhookEndpoints, by: personName(webhookEndpoints.created_by) })
    .from(webhookEndpoints)
    .where(and(ofCourt(viewer), id ? eq(webhookEndpoints.id, id) : undefined))
    .orderBy(webhookEndpoints.created_at);
  return rows.map(({ endpoint, by }) => describeEndpoint(endpoint, by));
}

export async function countEndpoints(db: Db, viewer: Actor): Promise<number> {
  return db.$count(webhookEndpoints, ofCourt(viewer));
}

/** The endpoints of the user's court that fail or were switched off for it, the longest failing first. */
export async function findFailingEndpoints(
  db: Db,
  viewer: Actor,
  limit: number,
): Promise<{ endpoints: StoredEndpoint[]; total: number }> {
  const failing = and(ofCourt(viewer), isNotNull(webhookEndpoints.failing_since));
  const [endpoints, total] = await Promise.all([
    db.select().from(webhookEndpoints).where(failing).orderBy(asc(webhookEndpoints.failing_since)).limit(limit),
    db.$count(webhookEndpoints, failing),
  ]);
  return { endpoints, total };
}

/** An endpoint of the user's court, locked until the transaction ends. One of another court is not there. */
export async function lockEndpoint(tx: Db, viewer: Actor, id: string): Promise<StoredEndpoint> {
  const [found] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(ofCourt(viewer), eq(webhookEndpoints.id, id)))
    .for('update');
  if (!found) throw new Refusal('not_found');
  return found;
}

/** One page of what was sent to an endpoint, newest first. */
export async function findDeliveries(db: Db, endpoint_id: string, { page, state }: { page: number; state?: Delivery }) {
  const matching = and(
    eq(webhookDeliveries.endpoint_id, endpoint_id),
    ofOpenEvent,
    state ? eq(webhookDeliveries.state, state) : undefined,
  );
  const [rows, total] = await Promise.all([
    selectDeliveries(db)
      .where(matching)
      .orderBy(desc(webhookDeliveries.created_at), webhookDeliveries.id)
      .limit(deliveriesPerPage)
      .offset((page - 1) * deliveriesPerPage),
    db.$count(webhookDeliveries, matching),
  ]);
  return {
    data: rows.map(({ delivery, event }) => describeDelivery(delivery, event)),
    total,
    total_pages: Math.ceil(total / deliveriesPerPage),
  };
}

/** Of an event of which the court’s other systems learn as the levels are now. */
export const ofOpenEvent: SQL = sql`exists (select from ${webhookEvents} sent
  where sent.id = ${webhookDeliveries.event_id} and ${isOpenToSystems(sql`sent.event_id`)})`;

export async function findDelivery(db: Db, id: string): Promise<WebhookDelivery> {
  const [row] = await selectDeliveries(db).where(eq(webhookDeliveries.id, id));
  if (!row) throw new Refusal('not_found');
  return describeDelivery(row.delivery, row.event);
}

export async function findAttempts(db: Db, delivery_id: string): Promise<WebhookAttempt[]> {
  const rows = await db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.delivery_id, delivery_id))
    .orderBy(desc(webhookAttempts.number))
    .limit(100);
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), error: row.error && writeDeliveryProblem(row.error) }));
}

function selectDeliveries(db: Db) {
  return db
    .select({ delivery: webhookDeliveries, event: webhookEvents })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.event_id));
}

function describeDelivery(
  delivery: typeof webhookDeliveries.$inferSelect,
  event: typeof webhookEvents.$inferSelect,
): WebhookDelivery {
  const { id, event_id, state, attempts, last_status, last_error } = delivery;
  return {
    id,
    event_id,
    type: event.type,
    subject_id: event.subject_id,
    occurred_at: event.occurred_at.toISOString(),
    state,
    attempts,
    next_attempt_at: delivery.next_attempt_at?.toISOString() ?? null,
    last_status,
    last_error: last_error && writeDeliveryProblem(last_error),
    delivered_at: delivery.delivered_at?.toISOString() ?? null,
  };
}

function describeEndpoint(endpoint: StoredEndpoint, created_by: string): WebhookEndpoint {
  const { id, url, description, event_types, state, disabled_reason, version } = endpoint;
  return {
    id,
    url,
    description,
    event_types,
    state,
    disabled_reason: disabled_reason && writeWebhookEnd(disabled_reason),
    failing_since: endpoint.failing_since?.toISOString() ?? null,
    previous_secret_until: endpoint.previous_secret_until?.toISOString() ?? null,
    created_by,
    created_at: endpoint.created_at.toISOString(),
    version,
  };
}
