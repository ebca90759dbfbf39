import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/sealing';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { changeLodged, listLodged } from './changeLodged.ts';

/** Documents that are lodged conditionally under seal. */
export function sealingRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listLodgedDocuments, (viewer, { id }) => listLodged(services, viewer, id));
  serve(app, contract.changeLodgedDocument, (actor, asked) => changeLodged(services, actor, asked));
}
