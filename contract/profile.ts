import { z } from 'zod';
import { roles } from '#domain/identity/permissions';
import { endpoint } from './endpoint.ts';
import { JudgeProfileState, Password } from './identity.ts';

export const claimStates = ['pending', 'confirmed', 'refused', 'withdrawn'] as const;

/** The state of a person's claim to a roster entry. */
export const OwnClaim = z.object({
  bar_number: z.string(),
  state: z.enum(claimStates),
  reason: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
  decided_at: z.iso.datetime({ offset: true }).nullable(),
});
export type OwnClaim = z.infer<typeof OwnClaim>;

export const FullName = z
  .string('Full name is required')
  .trim()
  .min(1, 'Full name is required')
  .max(200, 'At most 200 characters')
  .refine((name) => !/\p{Cc}/u.test(name), 'Full name has a control character. Remove it');

/** A person's own profile. */
export const Profile = z.object({
  full_name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  court_name: z.string(),
  member_since: z.iso.datetime({ offset: true }),
  has_password: z.boolean(),
  judge_profile: JudgeProfileState.nullable(),
  attorney: z.object({ id: z.uuid(), full_name: z.string(), bar_number: z.string(), status: z.string() }).nullable(),
  /** The latest claim. */
  claim: OwnClaim.nullable(),
  /** Whether the person may claim a roster entry. */
  may_claim: z.boolean(),
  version: z.number().int(),
});
export type Profile = z.infer<typeof Profile>;

export const readProfile = endpoint({
  method: 'GET',
  path: '/settings/profile/',
  permission: 'settings:own',
  input: z.object({}),
  reply: Profile,
  status: 200,
  summary: 'Returns your profile.',
});

export const ProfileChange = z.object({ full_name: FullName });

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/settings/profile/',
  permission: 'settings:own',
  body: 'json',
  input: ProfileChange.extend({ version: z.int().min(1).optional() }),
  reply: z.object({ message: z.string(), profile: Profile }),
  status: 200,
  summary: 'Changes your name.',
});

export const PasswordChange = z.object({
  current_password: z.string('Current password is required').min(1, 'Current password is required').max(200),
  new_password: Password,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/settings/password/',
  permission: 'settings:own',
  body: 'json',
  input: PasswordChange,
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Changes your password. Your other sessions end.',
});

export const BarNumber = z
  .string('Bar number is required')
  .trim()
  .min(1, 'Bar number is required')
  .max(60, 'Bar number is longer than 60 characters');

export const claimAttorney = endpoint({
  method: 'POST',
  path: '/settings/attorney-claim/',
  permission: 'attorneys:claim',
  body: 'json',
  input: z.object({ bar_number: BarNumber }),
  reply: z.object({ message: z.string() }),
  status: 201,
  summary: 'Claims a roster entry as yours. A clerk confirms or denies the claim.',
});

export const withdrawClaim = endpoint({
  method: 'DELETE',
  path: '/settings/attorney-claim/',
  permission: 'attorneys:claim',
  input: z.object({}),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Withdraws your pending claim to a roster entry.',
});
