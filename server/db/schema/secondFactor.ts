import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { secondFactorKinds } from '#contract/secondFactor';
import { bytea, id, moment, oneOf } from './columns.ts';
import { person } from './references.ts';
import { sessions } from './signIn.ts';

/** The passkeys and authenticator apps with which people confirm their sign-ins. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: id(),
    person_id: person('person_id').notNull(),
    kind: oneOf('kind', secondFactorKinds).notNull(),
    name: text('name').notNull(),
    /** Of an authenticator app: its secret, sealed under ENCRYPTION_KEY. */
    sealed_secret: bytea('sealed_secret'),
    /** Of an authenticator app: the time step of the last code taken; no code of that step or before is taken again. */
    last_step: bigint('last_step', { mode: 'number' }),
    /** Of a passkey: its id, public key and signature counter. */
    credential_id: text('credential_id'),
    public_key: bytea('public_key'),
    counter: bigint('counter', { mode: 'number' }),
    transports: text('transports').array(),
    created_at: moment('created_at').notNull(),
    /** Null of an authenticator app that has not shown its first code. */
    confirmed_at: moment('confirmed_at'),
    last_used_at: moment('last_used_at'),
  },
  (t) => [
    index('second_factors_person').on(t.person_id),
    uniqueIndex('second_factors_credential_taken').on(t.credential_id),
    check(
      'second_factors_complete',
      sql`(${t.kind} = 'authenticator' and ${t.sealed_secret} is not null) or (${t.kind} = 'passkey' and ${t.credential_id} is not null and ${t.public_key} is not null and ${t.counter} is not null)`,
    ),
  ],
);

/**
 * Single-use codes for a person who lost the passkey or app. Only hashes are stored; their 80 bits cannot be guessed.
 */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    person_id: person('person_id').notNull(),
    code_hash: bytea('code_hash').notNull(),
    created_at: moment('created_at').notNull(),
    used_at: moment('used_at'),
  },
  (t) => [primaryKey({ columns: [t.person_id, t.code_hash] })],
);

/** Challenges for the browser's authenticator, each bound to a session and a purpose, and used once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge_hash: bytea('challenge_hash').primaryKey(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: oneOf('purpose', ['register', 'confirm']).notNull(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
  },
  (t) => [index('passkey_challenges_session').on(t.session_id)],
);
