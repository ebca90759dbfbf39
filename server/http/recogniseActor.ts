import type { FastifyInstance } from 'fastify';
import { findActor } from '#server/identity/findActor';
import type { Services } from '#server/needs';

/** Finds out on whose behalf each call acts, from its bearer token and from nothing else. */
export function recogniseActor(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request) => {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    // /api/v1 takes keys, which open no session.
    if (!bearer || request.url.startsWith('/api/v1/')) return;
    request.actor = await findActor(services, bearer, {
      address: request.ip,
      user_agent: request.headers['user-agent'] ?? null,
      background: request.headers['x-assize-background'] === '1',
    });
  });
}
