import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const readOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  permission: 'portal:visit',
  input: z.object({}),
  reply: z.record(z.string(), z.unknown()),
  status: 200,
  summary: 'Returns this description of the portal’s API, /api/v1, and the webhooks, as OpenAPI 3.1.',
});
