import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/matters';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { confirmByLaw } from './confirmByLaw.ts';
import { listByLaw } from './findByLaw.ts';
import { downloadMatters, listMatters } from './listMatters.ts';

/** The list of matters under submission, and motions that the law decided. */
export function matterRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listMatters, (viewer, which) => listMatters(services, viewer, which));
  serveRaw(app, contract.downloadMatters, (viewer, which, { reply }) =>
    downloadMatters(services, viewer, { which, reply }),
  );
  serve(app, contract.listByLaw, (viewer, which) => listByLaw(services, viewer, which));
  serve(app, contract.confirmByLaw, (actor, { id }) => confirmByLaw(services, actor, id));
}
