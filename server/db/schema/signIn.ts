import { boolean, index, inet, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { roles } from '#domain/identity/permissions';
import { bytea, created, id, moment, oneOf } from './columns.ts';
import { court, person } from './references.ts';

/** Sign-in data: sessions and their tokens, links, tickets, known devices, failed attempts. */

/** Tokens are stored only as SHA-256 hashes: read access to this table is not enough to sign in. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    person_id: person('person_id').notNull(),
    court_id: court(),
    role: oneOf('role', roles).notNull(),
    created_at: created(),
    last_seen_at: moment('last_seen_at').notNull(),
    expires_at: moment('expires_at').notNull(),
    revoked_at: moment('revoked_at'),
    address: inet('address'),
    user_agent: text('user_agent'),
    /** Of the HttpOnly cookie that lets a new tab of the same browser in. */
    browser_hash: bytea('browser_hash'),
    /** The first factor was given and the second is pending: the session permits nothing else. */
    second_factor_awaited: boolean('second_factor_awaited').notNull().default(false),
    /** When a second factor was last given in this session. */
    second_factor_at: moment('second_factor_at'),
  },
  (t) => [index('sessions_person').on(t.person_id), uniqueIndex('sessions_browser').on(t.browser_hash)],
);

/** Each tab has its own token; all of them end with the session. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    token_hash: bytea('token_hash').primaryKey(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    created_at: created(),
  },
  (t) => [index('session_tokens_session').on(t.session_id)],
);

/** A sign-in that has started at the identity provider and not returned yet. */
export const providerSignIns = pgTable('provider_sign_ins', {
  state_hash: bytea('state_hash').primaryKey(),
  browser_hash: bytea('browser_hash').notNull(),
  nonce: text('nonce').notNull(),
  code_verifier: text('code_verifier').notNull(),
  return_to: text('return_to'),
  expires_at: moment('expires_at').notNull(),
  used_at: moment('used_at'),
});

/** One-time tickets that the redirect carries in place of a token (departure 4). */
export const signInTickets = pgTable('sign_in_tickets', {
  ticket_hash: bytea('ticket_hash').primaryKey(),
  person_id: person('person_id').notNull(),
  browser_hash: bytea('browser_hash').notNull(),
  expires_at: moment('expires_at').notNull(),
  /** The identity provider asserted that a second factor was given there. */
  second_factor_given: boolean('second_factor_given').notNull().default(false),
  used_at: moment('used_at'),
});

export const passwordLinks = pgTable('password_links', {
  token_hash: bytea('token_hash').primaryKey(),
  person_id: person('person_id').notNull(),
  expires_at: moment('expires_at').notNull(),
  used_at: moment('used_at'),
});

/** Browsers in which an account signed in with its password: strangers' failures do not slow them down. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the device cookie's secret. */
    device_hash: bytea('device_hash').notNull(),
    person_id: person('person_id').notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.device_hash, t.person_id] }), index('known_devices_person').on(t.person_id)],
);

/** Attempts within the time that `countAttempt` or `takeTurn` examines. */
export const signInFailures = pgTable('sign_in_failures', {
  /** What is counted, such as `account:` or `address:`, and the SHA-256 of what it names. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  /** When the window of a count began; for attempts that must wait for one another, the time of the last one. */
  since: moment('since').notNull(),
});
