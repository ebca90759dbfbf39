import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { requestKinds, requestStates } from '#contract/apiAccess';
import { apiScopes } from '#domain/integrations/scopes';
import { bytea, created, id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** Keys to the API for other systems, and requests for them. */

/** A key to /api/v1. It has no secret until its owner has collected it; afterward only the hash is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    court_id: court(),
    owner_id: person('owner_id').notNull(),
    /** The government address that the access was granted for. */
    email: text('email').notNull(),
    scopes: oneOf('scopes', apiScopes).array().notNull(),
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
    kind: oneOf('kind', requestKinds).notNull(),
    requested_by: person('requested_by').notNull(),
    /** Lower case; ends in .gov. */
    email: text('email').notNull(),
    /** When the mailbox answered; without it nothing is approved. */
    email_verified_at: moment('email_verified_at'),
    reason: text('reason'),
    scopes: oneOf('scopes', apiScopes).array().notNull(),
    /** The key to be extended, or the one that the approval made. */
    key_id: uuid('key_id').references(() => apiKeys.id),
    state: oneOf('state', requestStates).notNull().default('pending'),
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
