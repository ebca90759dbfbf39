import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/learning';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { listLearnedTemplates, revokeLearnedTemplate } from './learnedTemplates.ts';

/** What the portal learned from a court's corrections, for its administrators. */
export function learningRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listLearnedTemplates, (actor) => listLearnedTemplates(services.db, actor));
  serve(app, contract.revokeLearnedTemplate, (actor, { id }) => revokeLearnedTemplate(services, actor, id));
}
