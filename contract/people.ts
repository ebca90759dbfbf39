import { z } from 'zod';
import { roles } from '#domain/identity/permissions';
import { endpoint } from './endpoint.ts';
import { Email, JudgeProfileState, judgeProfileStates } from './identity.ts';
import { PageCounts, Paging } from './paging.ts';
import { BarNumber } from './profile.ts';

const moment = z.iso.datetime({ offset: true });
const Message = z.object({ message: z.string() });

export const Reason = z
  .string('A reason is required')
  .trim()
  .min(1, 'A reason is required')
  .max(1000, 'At most 1,000 characters');

/** The state of an account: active, a judge waiting for verification, or closed. */
export const personStates = ['active', 'pending_judge', 'closed'] as const;
export type PersonState = (typeof personStates)[number];

/** A person with a role in the court, as shown to its administrator. */
export const Person = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  role_since: moment,
  state: z.enum(personStates),
  /** Null for a person without activity in the period for which sessions are kept. */
  last_seen_at: moment.nullable(),
  bar_number: z.string().nullable(),
  /** The administrator's own row. People cannot change their own role or close their own account. */
  is_self: z.boolean(),
  version: z.number().int(),
});
export type Person = z.infer<typeof Person>;

export const peopleSorts = ['full_name', 'role', 'role_since'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

export const listPeople = endpoint({
  method: 'GET',
  path: '/people/',
  permission: 'people:manage',
  input: z.object({
    ...Paging,
    /** Words that must all appear in the name or the email address. */
    q: z.string().trim().max(200).default(''),
    role: z.enum(roles).optional(),
    state: z.enum(personStates).optional(),
    sort: z.enum(peopleSorts).default('full_name'),
    direction: z.enum(['ascending', 'descending']).default('ascending'),
  }),
  reply: z.object({ people: z.array(Person), ...PageCounts }),
  status: 200,
  summary: 'Returns one page of the people with a role in the court.',
});

const PersonReply = Message.extend({ person: Person });
const version = z.int().min(1);

export const changeRole = endpoint({
  method: 'PUT',
  path: '/people/:id/role/',
  permission: 'people:manage',
  body: 'json',
  input: z.object({ id: z.uuid(), role: z.enum(roles, 'Choose a role'), version }),
  reply: PersonReply,
  status: 200,
  summary: 'Changes a person’s role. The person’s sessions in the previous role end immediately.',
});

export const deactivatePerson = endpoint({
  method: 'POST',
  path: '/people/:id/deactivate/',
  permission: 'people:manage',
  body: 'json',
  input: z.object({ id: z.uuid(), reason: Reason, version }),
  reply: PersonReply,
  status: 200,
  summary: 'Closes an account. Its sessions end immediately.',
});

export const reactivatePerson = endpoint({
  method: 'POST',
  path: '/people/:id/reactivate/',
  permission: 'people:manage',
  body: 'json',
  input: z.object({ id: z.uuid(), version }),
  reply: PersonReply,
  status: 200,
  summary: 'Reopens a closed account with its previous role.',
});

export const resetPersonsSecondFactor = endpoint({
  method: 'POST',
  path: '/people/:id/second-factor/reset/',
  permission: 'people:manage',
  body: 'json',
  input: z.object({ id: z.uuid(), reason: Reason, version }),
  reply: PersonReply,
  status: 200,
  summary: 'Removes the second factor of a person who lost it. Their sessions end, and they are notified by email.',
});

/** A person who requests to be a judge of the court. */
export const JudgeRequest = JudgeProfileState.extend({
  person_id: z.uuid(),
  full_name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  created_at: moment,
  reason: z.string().nullable(),
  version: z.number().int(),
});
export type JudgeRequest = z.infer<typeof JudgeRequest>;

export const listJudgeRequests = endpoint({
  method: 'GET',
  path: '/people/judges/',
  permission: 'people:manage',
  input: z.object({ ...Paging, status: z.enum(judgeProfileStates).default('pending') }),
  reply: z.object({ judges: z.array(JudgeRequest), ...PageCounts }),
  status: 200,
  summary: 'Lists the court’s judge profiles: those pending an administrator’s decision, or those decided.',
});

const Decision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('confirm') }),
  z.object({ decision: z.literal('refuse'), reason: Reason }),
]);

export const decideJudge = endpoint({
  method: 'POST',
  path: '/people/judges/:id/decision/',
  permission: 'people:manage',
  body: 'json',
  input: Decision.and(z.object({ id: z.uuid(), version })),
  reply: Message,
  status: 200,
  summary: 'Verifies a judge, or denies verification with a reason.',
});

export const withdrawJudge = endpoint({
  method: 'POST',
  path: '/people/judges/:id/withdrawal/',
  permission: 'people:manage',
  body: 'json',
  input: z.object({ id: z.uuid(), reason: Reason, version }),
  reply: Message,
  status: 200,
  summary: 'Withdraws a judge’s verification, with a reason. Their sessions end.',
});

/** A person's claim to a roster entry; `entry` is the roster's entry with that bar number. */
export const Claim = z.object({
  id: z.uuid(),
  person_id: z.uuid(),
  full_name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  bar_number: z.string(),
  entry: z
    .object({
      id: z.uuid(),
      full_name: z.string(),
      status: z.string(),
      type: z.string(),
      taken_by: z.string().nullable(),
    })
    .nullable(),
  created_at: moment,
  version: z.number().int(),
});
export type Claim = z.infer<typeof Claim>;

export const listClaims = endpoint({
  method: 'GET',
  path: '/people/claims/',
  permission: 'attorneys:confirm',
  input: z.object(Paging),
  reply: z.object({ claims: z.array(Claim), ...PageCounts }),
  status: 200,
  summary: 'Lists pending claims to roster entries, oldest first.',
});

export const decideClaim = endpoint({
  method: 'POST',
  path: '/people/claims/:id/decision/',
  permission: 'attorneys:confirm',
  body: 'json',
  input: Decision.and(z.object({ id: z.uuid(), version })),
  reply: Message,
  status: 200,
  summary: 'Confirms a claim to a roster entry, which gives the person the role of attorney, or denies it.',
});

export const invitationStates = ['open', 'expired', 'used', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(roles),
  /** The bar number of an invited attorney. */
  bar_number: z.string().nullable(),
  invited_by: z.string().nullable(),
  created_at: moment,
  /** Null until the email is sent. */
  sent_at: moment.nullable(),
  expires_at: moment,
  state: z.enum(invitationStates),
  version: z.number().int(),
});
export type Invitation = z.infer<typeof Invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/people/invitations/',
  permission: 'people:manage',
  input: z.object({ ...Paging, state: z.enum(invitationStates).optional() }),
  reply: z.object({ invitations: z.array(Invitation), ...PageCounts }),
  status: 200,
  summary: 'Lists the court’s invitations, newest first.',
});

export const NewInvitation = z
  .object({
    email: Email,
    role: z.enum(roles, 'Choose a role'),
    bar_number: z.preprocess((typed) => (typed === '' ? undefined : typed), BarNumber.optional()),
  })
  .refine(({ role, bar_number }) => role !== 'attorney' || bar_number !== undefined, {
    path: ['bar_number'],
    error: 'Bar number is required',
  });

export const invitePerson = endpoint({
  method: 'POST',
  path: '/people/invitations/',
  permission: 'people:manage',
  body: 'json',
  input: NewInvitation,
  reply: Message.extend({ invitation: Invitation }),
  status: 201,
  summary: 'Invites an email address to a role. The invitation is accepted at the first sign-in with that address.',
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/people/invitations/:id/resend/',
  permission: 'people:manage',
  body: 'json',
  input: z.object({ id: z.uuid() }),
  reply: Message.extend({ invitation: Invitation }),
  status: 200,
  summary: 'Sends an invitation email again and restarts its validity period.',
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/people/invitations/:id/',
  permission: 'people:manage',
  input: z.object({ id: z.uuid() }),
  reply: Message,
  status: 200,
  summary: 'Withdraws an invitation that has not been accepted.',
});
