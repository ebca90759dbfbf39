import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint';
import { Problem } from '#contract/problem';
import type { Config } from '#server/kernel/config';
import { describeOperation } from './describeOperation.ts';
import { describeWebhooks } from './describeWebhooks.ts';
import { type Schema, toSchema } from './toSchema.ts';

const Refusal = z.object({
  error: z.string().meta({ description: 'A message for people.' }),
  code: z.string().meta({ description: 'A stable code for programs.' }),
  details: z.unknown().optional(),
  request_id: z.uuid().optional(),
});

/** OpenAPI 3.1 of everything that is served, made from the contract alone. */
export function buildOpenApi(served: readonly Endpoint[], { public_url, court }: Config): Schema {
  const paths: Record<string, Schema> = {};
  for (const endpoint of served) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: describeOperation(endpoint, { courtIds: [court.id] }),
    };
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
    info: {
      title: `Assize – ${court.name}`,
      version: '1',
      summary: 'The API of the court filing portal.',
      description:
        'Other systems call `/api/v1` with an API key. The portal’s own screens use the other calls, which require the session of a signed-in user.',
      license: { name: 'See the terms of this installation', url: public_url },
    },
    servers: [{ url: public_url }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b))),
    webhooks: describeWebhooks(),
    components: {
      schemas: { Problem: toSchema(Problem, 'output'), Refusal: toSchema(Refusal, 'output') },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key from /api-access.' },
        session: { type: 'http', scheme: 'bearer', description: 'The session token of a signed-in user.' },
      },
    },
    tags: [
      ...[...new Set(served.map(({ path }) => path.split('/')[1]!))].sort().map((name) => ({ name })),
      ...(served.some(({ path }) => path.startsWith('/webhooks/')) ? [] : [{ name: 'webhooks' }]),
    ],
  };
}
