import type { FastifyInstance } from 'fastify';
import type { Needs } from '#server/kernel/needs';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * When the last byte of the request arrived, before anything was done with it; while its body is on the way, when it
     * began to arrive.
     */
    arrived_at: Date;
  }
}

/**
 * Notes the moment of each request, by which the court dates what it receives: that of its last byte. The listener is the
 * first one of the body's end, so that neither reading nor checking it moves the moment.
 */
export function noteArrival(app: FastifyInstance, { now }: Needs<'now'>): void {
  app.decorateRequest('arrived_at');
  app.addHook('onRequest', async (request) => {
    request.arrived_at = now();
    request.raw.once('end', () => {
      request.arrived_at = now();
    });
  });
}
