import type { FastifyInstance } from 'fastify';
import type { Needs } from '#server/kernel/needs';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request arrived, before anything was done with it. */
    arrived_at: Date;
  }
}

/** Notes the moment of each request, by which the court dates what it receives. */
export function noteArrival(app: FastifyInstance, { now }: Needs<'now'>): void {
  app.decorateRequest('arrived_at');
  app.addHook('onRequest', async (request) => {
    request.arrived_at = now();
  });
}
