import { z } from 'zod';
import type { Weakness } from '#domain/identity/passwordWeakness';
import { roles } from '#domain/identity/permissions';
import { signInStages } from '#domain/identity/secondFactor';
import { registrationSpecializations } from '#domain/identity/specializations';
import { endpoint } from './endpoint.ts';
import { Display } from './settings.ts';

const Empty = z.object({});
const Message = z.object({ message: z.string() });

/** An email address of the simple form x@y.z. */
export const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The email address as it is stored and compared: trimmed, in lowercase. */
export const Email = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Email is invalid')
  .regex(simpleEmail, 'Email is invalid')
  .transform((email) => email.toLowerCase());

export const Password = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(8, 'Password must be at least 8 characters')
  .max(200, 'Password must be at most 200 characters');

/** Messages for a password that is long enough but refused. */
export const weakPasswordMessages: Record<Weakness, string> = {
  common: 'Attackers try this password first. Choose another one, such as three or four unrelated words',
  names_account: 'Password must not contain your name or email address',
  names_court: 'Password must not contain the name of the court',
};

const named = (message: string) => z.string(message).trim().min(1, message).max(200, 'At most 200 characters');

export const JudgeProfile = z.object({
  specialization: named('Specialization is required'),
  bar_number: named('Bar number is required'),
  location: named('Location is required'),
  court_house: named('Court house is required'),
});
export type JudgeProfile = z.infer<typeof JudgeProfile>;

export const JudgeRegistration = z.object({
  email: Email,
  full_name: named('Full name is required'),
  password: Password,
  specialization: z.enum(registrationSpecializations, 'Specialization is required'),
  bar_number: named('Bar number is required'),
  location: named('Location is required'),
  court_house: named('Court house is required'),
});
export type JudgeRegistration = z.input<typeof JudgeRegistration>;

export const judgeProfileStates = ['pending', 'verified', 'refused'] as const;

/** A judge profile with the court administrator's decision (departure 3). */
export const JudgeProfileState = JudgeProfile.extend({
  status: z.enum(judgeProfileStates),
  decided_at: z.iso.datetime({ offset: true }).nullable(),
});
export type JudgeProfileState = z.infer<typeof JudgeProfileState>;

/** A session as the browser stores it under `authData`. Times are epoch milliseconds. */
export const Session = z.object({
  user_id: z.uuid(),
  token: z.string(),
  role: z.enum(roles),
  full_name: z.string(),
  email: z.string().nullable(),
  court_name: z.string(),
  /** IANA time zone of the court. */
  court_time_zone: z.string(),
  judge_status: z.enum(judgeProfileStates).nullable(),
  /** Whether the sign-in is complete or needs a second factor, to confirm or to set up. */
  stage: z.enum(signInStages),
  preferences: Display,
  /** Four hours after sign-in. It cannot be extended. */
  expiry: z.number().int(),
  /** Two hours after the last activity. */
  idle_expiry: z.number().int(),
});
export type Session = z.infer<typeof Session>;

export const startProviderSignIn = endpoint({
  method: 'GET',
  path: '/auth/google/login',
  permission: 'identity:sign-in',
  input: z.object({ return_to: z.string().max(500).optional() }),
  reply: z.object({ authorization_url: z.url() }),
  status: 200,
  summary: 'Starts a sign-in at the configured OpenID Connect provider.',
});

/** The address to which the provider returns the browser. Redirects to /login-success or /login. */
export const finishProviderSignIn = endpoint({
  method: 'GET',
  path: '/auth/callback',
  permission: 'identity:sign-in',
  input: z.object({}).loose(),
  reply: z.never(),
  status: 200,
  summary: 'Receives the browser from the identity provider.',
});

export const exchangeTicket = endpoint({
  method: 'POST',
  path: '/auth/session/',
  permission: 'identity:sign-in',
  body: 'json',
  input: z.object({ user_id: z.uuid(), token: z.string().min(1).max(200) }),
  reply: Session,
  status: 200,
  summary: 'Exchanges the redirect’s one-time sign-in ticket for a session token.',
});

export const openTabSession = endpoint({
  method: 'POST',
  path: '/auth/session/tab/',
  permission: 'identity:sign-in',
  body: 'json',
  input: Empty,
  reply: Session,
  status: 200,
  summary: 'Issues a session token to a new tab, from the browser’s HttpOnly cookie.',
});

export const readSession = endpoint({
  method: 'GET',
  path: '/auth/session/',
  permission: 'identity:current-session',
  input: Empty,
  reply: Session.omit({ token: true }),
  status: 200,
  summary: 'Returns the signed-in user, the role, and the end of the session.',
});

export const renewSession = endpoint({
  method: 'POST',
  path: '/auth/session/renew/',
  permission: 'identity:own-session',
  body: 'json',
  input: Empty,
  reply: Session.omit({ token: true }),
  status: 200,
  summary: 'Restarts the idle time of the session. The limit of four hours does not change.',
});

export const OpenSession = z.object({
  id: z.uuid(),
  role: z.enum(roles),
  created_at: z.iso.datetime({ offset: true }),
  last_seen_at: z.iso.datetime({ offset: true }),
  expires_at: z.iso.datetime({ offset: true }),
  address: z.string().nullable(),
  user_agent: z.string().nullable(),
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions/',
  permission: 'identity:own-session',
  input: Empty,
  reply: z.object({ sessions: z.array(OpenSession) }),
  status: 200,
  summary: 'Lists your open sessions.',
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id/',
  permission: 'identity:own-session',
  input: z.object({ id: z.uuid() }),
  reply: Message,
  status: 200,
  summary: 'Ends one of your sessions.',
});

export const revokeOtherSessions = endpoint({
  method: 'POST',
  path: '/auth/sessions/revoke-others/',
  permission: 'identity:own-session',
  body: 'json',
  input: Empty,
  reply: Message,
  status: 200,
  summary: 'Ends all your sessions except this one.',
});

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout/',
  permission: 'identity:current-session',
  body: 'json',
  input: Empty,
  reply: Message,
  status: 200,
  summary: 'Ends this browser’s session.',
});

export const registerJudge = endpoint({
  method: 'POST',
  path: '/auth/judge/register/',
  permission: 'identity:sign-in',
  body: 'json',
  input: JudgeRegistration,
  reply: Message,
  status: 201,
  summary: 'Creates a judge profile, which a court administrator must verify.',
});

/** The response of `auth/judge/login/`: the user and the session. */
export const JudgeLogin = z.object({
  user: z.object({
    id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    /** The role in which the session acts. */
    user_type: z.enum(roles),
    judge_profile: JudgeProfileState.nullable(),
  }),
  tokens: z.object({ access: z.string() }),
  session: Session,
});
export type JudgeLogin = z.infer<typeof JudgeLogin>;

export const signInWithPassword = endpoint({
  method: 'POST',
  path: '/auth/judge/login/',
  permission: 'identity:sign-in',
  body: 'json',
  input: z.object({ email: Email, password: z.string('Password is required').min(1, 'Password is required').max(200) }),
  reply: JudgeLogin,
  status: 200,
  summary: 'Signs in judges and administrators with email and password.',
});

export const saveJudgeProfile = endpoint({
  method: 'PUT',
  path: '/auth/judge-profile/',
  permission: 'identity:own-judge-profile',
  body: 'json',
  input: JudgeProfile,
  reply: Message.extend({ judge_profile: JudgeProfileState }),
  status: 200,
  summary: 'Requests the role of judge in this court, or changes a pending request.',
});

export const readJudgeProfile = endpoint({
  method: 'GET',
  path: '/auth/judge-profile/',
  permission: 'identity:own-judge-profile',
  input: Empty,
  reply: z.object({ judge_profile: JudgeProfileState.nullable() }),
  status: 200,
  summary: 'Returns your judge profile and its state.',
});

export const askForPasswordLink = endpoint({
  method: 'POST',
  path: '/auth/password/forgot/',
  permission: 'identity:sign-in',
  body: 'json',
  input: z.object({ email: Email }),
  reply: Message,
  status: 200,
  summary:
    'Emails a link to set a new password, if the address has an account. The response does not reveal whether it has.',
});

export const verifyAddress = endpoint({
  method: 'POST',
  path: '/auth/email/verify/',
  permission: 'identity:sign-in',
  body: 'json',
  input: z.object({ token: z.string().min(1).max(200) }),
  reply: Message,
  status: 200,
  summary: 'Verifies an email address with the single-use link that was sent to it.',
});

export const setPassword = endpoint({
  method: 'POST',
  path: '/auth/password/reset/',
  permission: 'identity:sign-in',
  body: 'json',
  input: z.object({ token: z.string().min(1).max(200), password: Password }),
  reply: Message,
  status: 200,
  summary: 'Sets a password with a single-use link and ends all sessions of that account.',
});
