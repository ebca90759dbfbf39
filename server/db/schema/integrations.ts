import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  inet,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RefusalCode } from '#contract/refusals';
import type { WebhookEnd } from '#domain/activity/messages/systems';
import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import type { DeliveryProblem } from '#domain/integrations/DeliveryProblems';
import type { EventType, testEventType } from '#domain/integrations/eventTypes';
import type { ApiScope } from '#domain/integrations/scopes';
import { bytea, created, id, moment, version } from './columns.ts';
import { courts } from './courts.ts';
import { documentAnalyses } from './documents.ts';
import { envelopes } from './filings.ts';
import { people } from './people.ts';

const court = () =>
  text('court_id')
    .notNull()
    .references(() => courts.id);
const person = (name: string) => uuid(name).references(() => people.id);

export type AnalysisChoices = {
  jurisdiction?: Jurisdiction | undefined;
  courtLevel?: CourtLevel | undefined;
  caseType?: CaseType | undefined;
};

// ── access by key ───────────────────────────────────────────────────────────

/** A key to /api/v1. Until its owner has collected it there is no secret to it; afterwards only the hash is kept. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    court_id: court(),
    owner_id: person('owner_id').notNull(),
    /** The government address that the access was granted for. */
    email: text('email').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    /** The beginning of the key, by which people distinguish keys. */
    prefix: text('prefix'),
    secret_hash: bytea('secret_hash'),
    created_at: created(),
    collected_at: moment('collected_at'),
    expires_at: moment('expires_at').notNull(),
    revoked_at: moment('revoked_at'),
    revoked_by: person('revoked_by'),
    last_used_at: moment('last_used_at'),
    /** The minute that is being counted, and the calls in it. */
    minute_began_at: moment('minute_began_at'),
    minute_calls: integer('minute_calls').notNull().default(0),
    version: version(),
  },
  (t) => [
    uniqueIndex('api_keys_secret').on(t.secret_hash),
    index('api_keys_owner').on(t.owner_id, t.created_at.desc()),
    check('api_keys_collected_whole', sql`(${t.secret_hash} is null) = (${t.collected_at} is null)`),
  ],
);

/** A request for a key, or for an extension. */
export const accessRequests = pgTable(
  'access_requests',
  {
    id: id(),
    court_id: court(),
    kind: text('kind').$type<'request' | 'extension'>().notNull(),
    requested_by: person('requested_by').notNull(),
    /** Lower case; ends in .gov. */
    email: text('email').notNull(),
    /** When the mailbox answered; without it nothing is approved. */
    email_verified_at: moment('email_verified_at'),
    reason: text('reason'),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    /** The key to be extended, or the one that the approval made. */
    key_id: uuid('key_id').references(() => apiKeys.id),
    state: text('state').$type<'pending' | 'approved' | 'denied' | 'withdrawn'>().notNull().default('pending'),
    created_at: created(),
    decided_by: person('decided_by'),
    decided_at: moment('decided_at'),
    decision_reason: text('decision_reason'),
    version: version(),
  },
  (t) => [
    index('access_requests_queue').on(t.court_id, t.state, t.created_at.desc()),
    index('access_requests_own').on(t.requested_by, t.created_at.desc()),
    uniqueIndex('access_requests_once')
      .on(t.court_id, t.requested_by, t.email)
      .where(sql`${t.state} = 'pending' and ${t.kind} = 'request'`),
    uniqueIndex('access_requests_extended_once')
      .on(t.key_id)
      .where(sql`${t.state} = 'pending' and ${t.kind} = 'extension'`),
    check('access_requests_gov', sql`${t.email} ~ '\\.gov$' and ${t.email} = lower(${t.email})`),
  ],
);

/** Links that verify an address which was only typed in, once. */
export const addressLinks = pgTable('address_links', {
  token_hash: bytea('token_hash').primaryKey(),
  person_id: person('person_id').notNull(),
  email: text('email').notNull(),
  /** The request for API access that names the address; empty where it is the account's own. */
  access_request_id: uuid('access_request_id').references(() => accessRequests.id, { onDelete: 'cascade' }),
  expires_at: moment('expires_at').notNull(),
  used_at: moment('used_at'),
});

/** What was done with a key, call by call. */
export const apiCalls = pgTable(
  'api_calls',
  {
    request_id: uuid('request_id').primaryKey(),
    key_id: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id),
    /** Method and path of the contract, without the values in it. */
    call: text('call').notNull(),
    status: integer('status').notNull(),
    duration_ms: integer('duration_ms').notNull(),
    from_address: inet('from_address'),
    at: moment('at').notNull(),
  },
  (t) => [index('api_calls_key').on(t.key_id, t.at.desc()), index('api_calls_age').on(t.at)],
);

/** An asynchronous analysis requested through /api/v1. It files nothing. */
export const apiAnalyses = pgTable(
  'api_analyses',
  {
    id: id(),
    court_id: court(),
    requested_by: person('requested_by').notNull(),
    sha256: text('sha256').notNull(),
    file_name: text('file_name').notNull(),
    choices: jsonb('choices').$type<AnalysisChoices>().notNull(),
    state: text('state').$type<'queued' | 'done' | 'failed'>().notNull().default('queued'),
    /** What was read; null until it is done, and once its owner removed it. */
    analysis_id: uuid('analysis_id').references(() => documentAnalyses.id, { onDelete: 'set null' }),
    error: jsonb('error').$type<{ code: RefusalCode | 'fault' }>(),
    requested_at: moment('requested_at').notNull(),
    finished_at: moment('finished_at'),
  },
  (t) => [index('api_analyses_age').on(t.requested_at)],
);

/** What was sent under which Idempotency-Key, so that a submission to several courts that is sent twice is one. */
export const apiSubmissions = pgTable(
  'api_submissions',
  {
    envelope_id: uuid('envelope_id')
      .primaryKey()
      .references(() => envelopes.id),
    submitted_by: person('submitted_by').notNull(),
    idempotency_key: text('idempotency_key'),
    /** SHA-256 over the papers and the fields: another submission under the same key is refused. */
    content_hash: text('content_hash').notNull(),
    created_at: created(),
  },
  (t) => [uniqueIndex('api_submissions_once').on(t.submitted_by, t.idempotency_key)],
);

// ── webhooks ────────────────────────────────────────────────────────────────

/** An address of another system that receives events. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    court_id: court(),
    url: text('url').notNull(),
    description: text('description').notNull().default(''),
    event_types: text('event_types').array().$type<EventType[]>().notNull(),
    /** The signing secret, encrypted with ENCRYPTION_KEY. */
    secret_sealed: bytea('secret_sealed').notNull(),
    /** The one before, which signs beside it until it ends. */
    previous_secret_sealed: bytea('previous_secret_sealed'),
    previous_secret_until: moment('previous_secret_until'),
    state: text('state').$type<'active' | 'paused' | 'disabled'>().notNull().default('active'),
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
    type: text('type').$type<EventType | typeof testEventType>().notNull(),
    subject_id: text('subject_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    occurred_at: moment('occurred_at').notNull(),
  },
  (t) => [
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
    state: text('state').$type<'waiting' | 'delivered' | 'failed' | 'cancelled'>().notNull().default('waiting'),
    /** Attempts in the present round; a redelivery begins a new one. */
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
    /** Whether a person asked for it. */
    by_hand: boolean('by_hand').notNull().default(false),
  },
  (t) => [uniqueIndex('webhook_attempts_number').on(t.delivery_id, t.number)],
);
