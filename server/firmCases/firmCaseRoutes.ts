import type { FastifyInstance } from 'fastify';
import { listFirmCases as endpoint } from '#contract/firms';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { listFirmCases } from './listFirmCases.ts';

/** The cases of a law firm, for its members. */
export function firmCaseRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoint, (actor, asked) => listFirmCases(services, actor, asked));
}
