import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { deliveryStates, endpointStates } from '#contract/webhooks';
import type { WebhookEnd } from '#domain/activity/messages/systems';
import type { DeliveryProblem } from '#domain/integrations/DeliveryProblems';
import { eventTypes, testEventType } from '#domain/integrations/eventTypes';
import { bytea, created, id, moment, oneOf, version } from './columns.ts';
import { courtEvents } from './events.ts';
import { court, person } from './references.ts';

/** Events for other systems, and their delivery. */

/** An address of another system that receives events. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    court_id: court(),
    url: text('url').notNull(),
    description: text('description').notNull().default(''),
    event_types: oneOf('event_types', eventTypes).array().notNull(),
    /** The signing secret, encrypted with ENCRYPTION_KEY. */
    secret_sealed: bytea('secret_sealed').notNull(),
    /** The one before, which signs beside it until it ends. */
    previous_secret_sealed: bytea('previous_secret_sealed'),
    previous_secret_until: moment('previous_secret_until'),
    state: oneOf('state', endpointStates).notNull().default('active'),
    /** Why the portal disabled it; the catalogs of texts have the words. */
    disabled_reason: jsonb('disabled_reason').$type<WebhookEnd>(),
    /** Since when no delivery has succeeded; empty while all is well. */
    failing_since: moment('failing_since'),
    created_by: person('created_by').notNull(),
    created_at: created(),
    /** Removed ones stay for the log of what was sent. */
    removed_at: moment('removed_at'),
    version: version(),
  },
  (t) => [
    index('webhook_endpoints_court').on(t.court_id).where(sql`${t.removed_at} is null`),
    uniqueIndex('webhook_endpoints_once').on(t.court_id, t.url).where(sql`${t.removed_at} is null`),
  ],
);

/** An event, as sent to other systems. Never changed. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: id(),
    court_id: court(),
    type: oneOf('type', [...eventTypes, testEventType]).notNull(),
    subject_id: text('subject_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    occurred_at: moment('occurred_at').notNull(),
    /** The event of the court that it reports; null for a test. */
    event_id: uuid('event_id').references(() => courtEvents.id),
  },
  (t) => [
    index('webhook_events_cause').on(t.event_id),
    index('webhook_events_newest').on(t.court_id, t.occurred_at.desc()),
    index('webhook_events_subject').on(t.subject_id),
  ],
);

/** One event on its way to one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    event_id: uuid('event_id')
      .notNull()
      .references(() => webhookEvents.id),
    endpoint_id: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id),
    state: oneOf('state', deliveryStates).notNull().default('waiting'),
    /** Attempts in the present round; a redelivery starts a new one. */
    round_attempts: integer('round_attempts').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: moment('next_attempt_at'),
    last_status: integer('last_status'),
    /** Why the last attempt failed; the catalogs of texts have the words. */
    last_error: jsonb('last_error').$type<DeliveryProblem>(),
    created_at: moment('created_at').notNull(),
    delivered_at: moment('delivered_at'),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_once').on(t.event_id, t.endpoint_id),
    index('webhook_deliveries_log').on(t.endpoint_id, t.created_at.desc(), t.id),
  ],
);

/** One try at a delivery, with what came back. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    delivery_id: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id),
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    duration_ms: integer('duration_ms').notNull(),
    /** Null where no answer came. */
    status: integer('status'),
    error: jsonb('error').$type<DeliveryProblem>(),
    /** The beginning of the answer. */
    response: text('response'),
    /** Whether a person requested it. */
    by_hand: boolean('by_hand').notNull().default(false),
  },
  (t) => [uniqueIndex('webhook_attempts_number').on(t.delivery_id, t.number)],
);
