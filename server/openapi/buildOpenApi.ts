import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint';
import { Problem } from '#contract/problem';
import type { Config } from '#server/kernel/config';
import { describeOperation } from './describeOperation.ts';
import { describeWebhooks } from './describeWebhooks.ts';
import { type Schema, toSchema } from './toSchema.ts';

const Refusal = z.object({
  error: z.string().meta({ description: 'For people.' }),
  code: z.string().meta({ description: 'For programs; it stays the same.' }),
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
      summary: 'The calls of the court filing portal.',
      description:
        'Other systems call `/api/v1` with a key. The other calls are the portal’s own screens’; they take the session of a person.',
      license: { name: 'See the installation’s terms', url: public_url },
    },
    servers: [{ url: public_url }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b))),
    webhooks: describeWebhooks(),
    components: {
      schemas: { Problem: toSchema(Problem, 'output'), Refusal: toSchema(Refusal, 'output') },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key, from /api-access.' },
        session: { type: 'http', scheme: 'bearer', description: 'The session of a person who signed in.' },
      },
    },
    tags: [
      ...[...new Set(served.map(({ path }) => path.split('/')[1]!))].sort().map((name) => ({ name })),
      ...(served.some(({ path }) => path.startsWith('/webhooks/')) ? [] : [{ name: 'webhooks' }]),
    ],
  };
}
