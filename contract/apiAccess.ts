import { z } from 'zod';
import { apiScopes } from '#domain/integrations/scopes';
import { writeCount } from '#domain/text/writeCount';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

const Scopes = z.array(z.enum(apiScopes), { error: 'Choose at least one' }).min(1, 'Choose at least one');
/** The use case checks that the fields are filled in and that the address belongs to a government, because it has the messages for both. */
const Typed = (longest: number) => z.string().max(longest, `This is longer than ${writeCount(longest)} characters`);

export const requestKinds = ['request', 'extension'] as const;
export const requestStates = ['pending', 'approved', 'denied', 'withdrawn'] as const;
export const keyStates = ['ready', 'active', 'expired', 'revoked'] as const;

export const AccessRequest = z.object({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  email: z.string(),
  /** Whether the email address was verified. Approval requires it. */
  email_verified: z.boolean(),
  reason: z.string().nullable(),
  scopes: z.array(z.enum(apiScopes)),
  /** The key to extend. */
  key_prefix: z.string().nullable(),
  requested_by: z.string(),
  /** The address that the person signs in with, which may differ from the government address. */
  requested_by_email: z.string().nullable(),
  state: z.enum(requestStates),
  created_at: Moment,
  decided_by: z.string().nullable(),
  decided_at: Moment.nullable(),
  decision_reason: z.string().nullable(),
  version: z.number().int(),
});
export type AccessRequest = z.infer<typeof AccessRequest>;

export const ApiKey = z.object({
  id: z.uuid(),
  owner: z.string(),
  email: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** Null until its owner has revealed it. */
  prefix: z.string().nullable(),
  state: z.enum(keyStates),
  created_at: Moment,
  expires_at: Moment,
  last_used_at: Moment.nullable(),
  revoked_at: Moment.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const ApiCall = z.object({
  request_id: z.uuid(),
  call: z.string(),
  status: z.number().int(),
  duration_ms: z.number().int(),
  from_address: z.string().nullable(),
  at: Moment,
});
export type ApiCall = z.infer<typeof ApiCall>;

const Asked = z.object({ message: z.string(), request: AccessRequest });
const Page = z.coerce.number().int().min(1).max(100_000).default(1);
const paged = { total: z.number().int(), total_pages: z.number().int() };

export const requestAccess = endpoint({
  method: 'POST',
  path: '/api_access/request/',
  permission: 'api-access:request',
  body: 'json',
  input: z.object({
    email: Typed(254).default(''),
    reason: Typed(2000).default(''),
    /** All scopes by default. */
    scopes: Scopes.default([...apiScopes]),
  }),
  reply: Asked,
  status: 201,
  summary: 'Requests an API key for /api/v1. The email address must end in .gov. A court administrator decides.',
});

export const requestExtension = endpoint({
  method: 'POST',
  path: '/api_access/rextension/',
  permission: 'api-access:request',
  body: 'form',
  input: z.object({
    email: Typed(254).default(''),
    /** The screen sends it. A call with only the address remains valid (departure 28). */
    reason: Typed(2000).optional(),
    /** The key, if the address has several. Default: the key that expires last. */
    key_id: z.uuid().optional(),
  }),
  reply: Asked,
  status: 201,
  summary: 'Requests an extension of an API key. A court administrator decides.',
});

export const readOwnAccess = endpoint({
  method: 'GET',
  path: '/api_access/mine/',
  permission: 'api-access:request',
  input: z.object({}),
  reply: z.object({ requests: z.array(AccessRequest), keys: z.array(ApiKey) }),
  status: 200,
  summary: 'Lists your latest requests and keys, at most 100 of each.',
});

export const withdrawAccessRequest = endpoint({
  method: 'DELETE',
  path: '/api_access/requests/:id/',
  permission: 'api-access:request',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Withdraws your pending request.',
});

export const collectKey = endpoint({
  method: 'POST',
  path: '/api_access/keys/:id/collect/',
  permission: 'api-access:request',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string(), secret: z.string(), key: ApiKey }),
  status: 200,
  summary: 'Reveals an approved key to its owner. Only this response includes it.',
});

export const revokeKey = endpoint({
  method: 'DELETE',
  path: '/api_access/keys/:id/',
  permission: 'api-access:request',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Revokes a key immediately: your own, or, for administrators, any key issued by the court.',
});

export const listApiCalls = endpoint({
  method: 'GET',
  path: '/api_access/keys/:id/calls/',
  permission: 'api-access:request',
  input: z.object({ id: z.uuid(), page: Page }),
  reply: z.object({ data: z.array(ApiCall), ...paged }),
  status: 200,
  summary: 'Lists the calls made with a key in the last 90 days, newest first.',
});

export const listAccessRequests = endpoint({
  method: 'GET',
  path: '/api_access/requests/',
  permission: 'api-access:review',
  input: z.object({ page: Page, state: z.enum(requestStates).optional(), q: z.string().trim().max(200).default('') }),
  reply: z.object({ data: z.array(AccessRequest), pending: z.number().int(), ...paged }),
  status: 200,
  summary: 'Lists the court’s key requests, oldest pending request first.',
});

export const listKeys = endpoint({
  method: 'GET',
  path: '/api_access/keys/',
  permission: 'api-access:review',
  input: z.object({ page: Page, q: z.string().trim().max(200).default('') }),
  reply: z.object({ data: z.array(ApiKey), ...paged }),
  status: 200,
  summary: 'Lists the court’s keys with their owners, newest first.',
});

export const decideAccess = endpoint({
  method: 'POST',
  path: '/api_access/requests/:id/decide/',
  permission: 'api-access:decide',
  body: 'json',
  input: z
    .object({
      id: z.uuid(),
      version: z.int().min(1),
      decision: z.enum(['approved', 'denied']),
      reason: Typed(1000).trim().default(''),
      /** The granted scopes, if fewer than requested. */
      scopes: Scopes.optional(),
    })
    .refine(({ decision, reason }) => decision === 'approved' || reason !== '', {
      path: ['reason'],
      message: 'Enter a reason so that the requester knows what to do',
    }),
  reply: z.object({ message: z.string(), request: AccessRequest }),
  status: 200,
  summary: 'Approves or denies a request. Approval creates the key or extends it.',
});
