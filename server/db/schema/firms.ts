import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { firmPositions } from '#domain/firms/positions';
import { bytea, created, id, moment, oneOf, version } from './columns.ts';
import { envelopes } from './filings.ts';
import { person } from './references.ts';

/** Law firms, their members, for whom members act, and the drafts that members share. */

/** A firm. It belongs to no court: its members act in the courts in which they have a role. */
export const firms = pgTable('firms', {
  id: id(),
  name: text('name').notNull(),
  /** As on an envelope, in several lines. */
  address: text('address').notNull().default(''),
  created_by: person('created_by').notNull(),
  created_at: created(),
  version: version(),
});

/** Who belongs to a firm. Past memberships stay for the record. */
export const firmMembers = pgTable(
  'firm_members',
  {
    id: id(),
    firm_id: uuid('firm_id')
      .notNull()
      .references(() => firms.id),
    person_id: person('person_id').notNull(),
    position: oneOf('position', firmPositions).notNull(),
    /** Manages members, invitations, and the firm’s name. */
    administrator: boolean('administrator').notNull().default(false),
    joined_at: moment('joined_at').notNull(),
    ended_at: moment('ended_at'),
    /** The member who left, or the administrator who removed the member. */
    ended_by: person('ended_by'),
    version: version(),
  },
  (t) => [
    uniqueIndex('firm_members_one_firm').on(t.person_id).where(sql`${t.ended_at} is null`),
    index('firm_members_firm').on(t.firm_id).where(sql`${t.ended_at} is null`),
    // Delegations refer to the firm as well, so that no one acts for an attorney of another firm.
    unique('firm_members_in_firm').on(t.id, t.firm_id),
    check('firm_members_ended', sql`(${t.ended_at} is null) = (${t.ended_by} is null)`),
  ],
);

/** An invitation, which the person with this address can accept. */
export const firmInvitations = pgTable(
  'firm_invitations',
  {
    id: id(),
    firm_id: uuid('firm_id')
      .notNull()
      .references(() => firms.id),
    /** Lower case. */
    email: text('email').notNull(),
    position: oneOf('position', firmPositions).notNull(),
    administrator: boolean('administrator').notNull().default(false),
    /** The hash of the secret in the link; null until the email is sent. */
    token_hash: bytea('token_hash'),
    invited_by: person('invited_by').notNull(),
    created_at: created(),
    expires_at: moment('expires_at').notNull(),
    sent_at: moment('sent_at'),
    accepted_at: moment('accepted_at'),
    withdrawn_at: moment('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('firm_invitations_one_open')
      .on(t.firm_id, t.email)
      .where(sql`${t.accepted_at} is null and ${t.withdrawn_at} is null`),
    uniqueIndex('firm_invitations_token').on(t.token_hash),
    check('firm_invitations_email_lower_case', sql`${t.email} = lower(${t.email})`),
  ],
);

/** For which attorney a member of the same firm prepares drafts and, if authorized, files. Past ones stay. */
export const firmDelegations = pgTable(
  'firm_delegations',
  {
    id: id(),
    firm_id: uuid('firm_id').notNull(),
    /** The membership of the attorney. */
    attorney_id: uuid('attorney_id').notNull(),
    /** The membership of the delegate. */
    delegate_id: uuid('delegate_id').notNull(),
    may_file: boolean('may_file').notNull(),
    given_at: moment('given_at').notNull(),
    ended_at: moment('ended_at'),
    ended_by: person('ended_by'),
    version: version(),
  },
  (t) => [
    uniqueIndex('firm_delegations_once').on(t.attorney_id, t.delegate_id).where(sql`${t.ended_at} is null`),
    index('firm_delegations_delegate').on(t.delegate_id).where(sql`${t.ended_at} is null`),
    foreignKey({ columns: [t.attorney_id, t.firm_id], foreignColumns: [firmMembers.id, firmMembers.firm_id] }),
    foreignKey({ columns: [t.delegate_id, t.firm_id], foreignColumns: [firmMembers.id, firmMembers.firm_id] }),
    check('firm_delegations_of_others', sql`${t.attorney_id} <> ${t.delegate_id}`),
    check('firm_delegations_ended', sql`(${t.ended_at} is null) = (${t.ended_by} is null)`),
  ],
);

/** The members with whom the owner of a draft shares it. */
export const draftShares = pgTable(
  'draft_shares',
  {
    envelope_id: uuid('envelope_id')
      .notNull()
      .references(() => envelopes.id, { onDelete: 'cascade' }),
    member_id: uuid('member_id')
      .notNull()
      .references(() => firmMembers.id),
    /** The membership of the owner, with which the sharing ends. */
    owner_id: uuid('owner_id')
      .notNull()
      .references(() => firmMembers.id),
    shared_at: moment('shared_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.envelope_id, t.member_id] }),
    index('draft_shares_member').on(t.member_id),
    index('draft_shares_owner').on(t.owner_id),
  ],
);
