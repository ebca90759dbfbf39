import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Session } from './identity.ts';

const Empty = z.object({});
const moment = z.iso.datetime({ offset: true });

export const secondFactorKinds = ['passkey', 'authenticator'] as const;
export type SecondFactorKind = (typeof secondFactorKinds)[number];

/** A passkey or an authenticator app with which a person confirms a sign-in. */
export const SecondFactor = z.object({
  id: z.uuid(),
  kind: z.enum(secondFactorKinds),
  name: z.string(),
  created_at: moment,
  last_used_at: moment.nullable(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const SecondFactors = z.object({
  methods: z.array(SecondFactor),
  recovery_codes_left: z.number().int(),
  /** Whether the person's role requires a second factor. */
  required: z.boolean(),
  /** Until when the methods can be changed without another confirmation; null if a confirmation is needed. */
  confirmed_until: moment.nullable(),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

const Name = z.string('Name is required').trim().min(1, 'Name is required').max(60, 'At most 60 characters');

/** The response of the browser's authenticator, as `@simplewebauthn/browser` formats it. The library checks each part. */
const Credential = z
  .looseObject({ id: z.string().max(2000), rawId: z.string().max(2000), type: z.literal('public-key') })
  .refine((credential) => JSON.stringify(credential).length <= 20_000, 'This is longer than a passkey response can be');

/** Options for the browser's authenticator. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) });

const Code = z
  .string('Code is required')
  .trim()
  .min(1, 'Code is required')
  .max(40, 'This is longer than a code can be');

/** `session` replaces the session that needed a second factor; null if the sign-in was complete. */
const Enrolled = z.object({
  message: z.string(),
  second_factor: SecondFactor,
  /** Shown only once, with the first method. */
  recovery_codes: z.array(z.string()).nullable(),
  session: Session.nullable(),
});

export const readSecondFactors = endpoint({
  method: 'GET',
  path: '/auth/second-factor/',
  permission: 'identity:second-factor',
  input: Empty,
  reply: SecondFactors,
  status: 200,
  summary: 'Lists your passkeys and authenticator apps, and whether your role requires one.',
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/auth/second-factor/passkeys/options/',
  permission: 'identity:second-factor',
  body: 'json',
  input: Empty,
  reply: Options,
  status: 200,
  summary: 'Starts the registration of a passkey. The challenge can be used once, within five minutes.',
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/auth/second-factor/passkeys/',
  permission: 'identity:second-factor',
  body: 'json',
  input: z.object({ name: Name, credential: Credential }),
  reply: Enrolled,
  status: 201,
  summary: 'Registers the passkey that the browser created for the challenge.',
});

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/auth/second-factor/authenticator/options/',
  permission: 'identity:second-factor',
  body: 'json',
  input: Empty,
  reply: z.object({
    id: z.uuid(),
    /** Base32, for typing in. */
    secret: z.string(),
    uri: z.string(),
    /** The QR code of `uri`: modules per side, and their outline as an SVG path. */
    qr: z.object({ size: z.number().int(), path: z.string() }),
  }),
  status: 200,
  summary: 'Starts the registration of an authenticator app (TOTP, RFC 6238). It is active after its first code.',
});

export const addAuthenticator = endpoint({
  method: 'POST',
  path: '/auth/second-factor/authenticator/',
  permission: 'identity:second-factor',
  body: 'json',
  input: z.object({ id: z.uuid(), name: Name, code: Code }),
  reply: Enrolled,
  status: 201,
  summary: 'Registers the authenticator app with its first code.',
});

export const beginConfirmation = endpoint({
  method: 'POST',
  path: '/auth/second-factor/confirmation/options/',
  permission: 'identity:second-factor',
  body: 'json',
  input: Empty,
  reply: Options,
  status: 200,
  summary: 'Starts a confirmation with a passkey. The challenge can be used once, within five minutes.',
});

export const Confirmation = z.discriminatedUnion('with', [
  z.object({ with: z.literal('passkey'), credential: Credential }),
  z.object({ with: z.literal('authenticator'), code: Code }),
  z.object({ with: z.literal('recovery_code'), code: Code }),
]);
export type Confirmation = z.infer<typeof Confirmation>;

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor/confirmation/',
  permission: 'identity:second-factor',
  body: 'json',
  input: Confirmation,
  reply: z.object({ message: z.string(), session: Session.nullable() }),
  status: 200,
  summary: 'Confirms with a second factor, which completes a sign-in or allows changes for ten minutes.',
});

export const renameSecondFactor = endpoint({
  method: 'PUT',
  path: '/auth/second-factor/methods/:id/',
  permission: 'identity:own-session',
  body: 'json',
  input: z.object({ id: z.uuid(), name: Name }),
  reply: z.object({ message: z.string(), second_factor: SecondFactor }),
  status: 200,
  summary: 'Renames one of your methods.',
});

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/auth/second-factor/methods/:id/',
  permission: 'identity:own-session',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Removes one of your methods, after a new confirmation.',
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes/',
  permission: 'identity:own-session',
  body: 'json',
  input: Empty,
  reply: z.object({ message: z.string(), recovery_codes: z.array(z.string()) }),
  status: 200,
  summary: 'Replaces your recovery codes with ten new ones, after a new confirmation.',
});
