import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/bestSlots';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { findBestSlots } from './findBestSlots.ts';
import { findRequestSlots } from './findRequestSlots.ts';

/** The best free times of requested hearings. */
export function slotRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.findBestSlots, (actor, { id }) => findBestSlots(services, actor, id));
  serve(app, contract.findRequestSlots, async (actor, { ids }) => ({
    data: await findRequestSlots(services, actor, ids),
  }));
}
