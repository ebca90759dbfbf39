import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { judgeProfileStates } from '#contract/identity';
import { roles } from '#domain/identity/permissions';
import { created, id, moment, oneOf, version } from './columns.ts';
import { courts } from './courts.ts';

/** People, their roles, and judges’ profiles. */

export const people = pgTable(
  'people',
  {
    id: id(),
    full_name: text('full_name').notNull(),
    /** Lower case; null for a person known only by a provider's subject. */
    email: text('email'),
    /** When the person proved that the mailbox is theirs; null while the address was only typed in. */
    email_verified_at: moment('email_verified_at'),
    password_hash: text('password_hash'),
    created_at: created(),
    deactivated_at: moment('deactivated_at'),
    /** Raised by every change of the name, the role, or whether the account is open. */
    version: version(),
  },
  (t) => [
    uniqueIndex('people_email_taken').on(t.email),
    check('people_email_lower_case', sql`${t.email} = lower(${t.email})`),
  ],
);

/** In which role a person acts in a court. One role at a time; the past ones stay for the record. */
export const personRoles = pgTable(
  'person_roles',
  {
    id: id(),
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    role: oneOf('role', roles).notNull(),
    granted_at: moment('granted_at').notNull().defaultNow(),
    granted_by: uuid('granted_by').references(() => people.id),
    /** `provider` where the identity provider's claim gave it: it ends when the claim does. */
    granted_through: oneOf('granted_through', ['provider']),
    ended_at: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('person_roles_one_at_a_time').on(t.person_id, t.court_id).where(sql`${t.ended_at} is null`),
    index('person_roles_court').on(t.court_id, t.role).where(sql`${t.ended_at} is null`),
  ],
);

/** The person behind a subject of an identity provider. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    created_at: created(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] })],
);

/** A judge's profile in a court: each court verifies its own judges. */
export const judgeProfiles = pgTable(
  'judge_profiles',
  {
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    specialization: text('specialization').notNull(),
    bar_number: text('bar_number').notNull(),
    location: text('location').notNull(),
    court_house: text('court_house').notNull(),
    status: oneOf('status', judgeProfileStates).notNull().default('pending'),
    decided_by: uuid('decided_by').references(() => people.id),
    decided_at: moment('decided_at'),
    /** Why it was refused. */
    reason: text('reason'),
    created_at: created(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.person_id, t.court_id] })],
);
