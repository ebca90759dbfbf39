import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const readOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  permission: 'portal:visit',
  input: z.object({}),
  reply: z.record(z.string(), z.unknown()),
  status: 200,
  summary: 'This description: every call of the portal, /api/v1 and the webhooks, as OpenAPI 3.1.',
});
