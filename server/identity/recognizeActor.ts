import type { FastifyInstance } from 'fastify';
import { isKeyCall } from '#server/http/isApiCall';
import type { Services } from '#server/kernel/needs';
import { findActor } from './findActor.ts';

/** Identifies the actor of each call from its bearer token, and nothing else. */
export function recognizeActor(app: FastifyInstance, services: Services): void {
  // Who it was is in the log by the person's id, never by name.
  app.addHook('preHandler', async (request, reply) => {
    if (!request.actor) return;
    request.log = request.log.child({ person: request.actor.person_id });
    reply.log = request.log;
  });
  // After the request limit, which is an onRequest hook of each route: a refused request costs no query.
  app.addHook('preParsing', async (request) => {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    // /api/v1 takes keys, which open no session.
    if (!bearer || isKeyCall(request)) return;
    request.actor = await findActor(services, bearer, {
      address: request.ip,
      user_agent: request.headers['user-agent'] ?? null,
      background: request.headers['x-assize-background'] === '1',
    });
  });
}
