import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/activity';
import { serve } from '#server/http/serve';
import type { Services } from '#server/needs';
import { listActivities } from './listActivities.ts';

/** The court's record, as far as the asker may read it. */
export function activityRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listActivities, async (actor, asked) => ({
    results: await listActivities(services, actor, asked),
  }));
}
