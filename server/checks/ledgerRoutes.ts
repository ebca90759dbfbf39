import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/citations';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { lookAgain } from './lookAgain.ts';

/** Citation ledgers. */
export function ledgerRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.lookAgain, (actor, asked) => lookAgain(services, actor, asked));
}
