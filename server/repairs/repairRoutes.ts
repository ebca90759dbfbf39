import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/hearingBatches';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { proposeBatch } from './proposeBatch.ts';

/** Proposals of new times for several hearings: the next open ones, or those of a repair of the calendar. */
export function repairRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.proposeBatch, (actor, asked) => proposeBatch(services, actor, asked));
}
