import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/dashboard';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { readDashboard } from './readDashboard.ts';

/** The first screen after sign-in. */
export function dashboardRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readDashboard, (actor) => readDashboard(services, actor));
}
