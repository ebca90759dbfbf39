import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/navigation';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { findJudgesServed } from '#server/visibility/actsFor';
import { countNavigation } from './countNavigation.ts';

/** The numbers in the side navigation. */
export function navigationRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.countNavigation, async (viewer) => ({
    counts: await countNavigation(services, viewer),
    has_firm: Boolean(viewer.firm),
    ...(viewer.capacity === 'clerk' && { in_chambers: (await findJudgesServed(services.db, viewer)).length > 0 }),
  }));
}
