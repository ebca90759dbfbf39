import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/integrations';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { checkComponents } from './checkComponents.ts';

/** The Legal Technology Stack: what the installation is made of, and how each part does. */
export function componentRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listComponents, (actor) => checkComponents(services, actor));
}
