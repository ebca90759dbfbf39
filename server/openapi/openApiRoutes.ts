import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/openapi';
import { servePublic } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { buildOpenApi } from './buildOpenApi.ts';
import type { Schema } from './toSchema.ts';

/** The description of the API, open to everyone. It is created once, from the endpoints served. */
export function openApiRoutes(app: FastifyInstance, { config }: Services): void {
  let made: Schema | undefined;
  servePublic(app, contract.readOpenApi, async (_viewer, _asked, { reply }) => {
    made ??= buildOpenApi(app.served, config);
    reply.headers({ 'cache-control': 'public, max-age=300' });
    return made;
  });
}
