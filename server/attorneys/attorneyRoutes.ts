import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/attorneys';
import { serve, serveFiles } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { addAttorney } from './addAttorney.ts';
import { deleteAttorney } from './deleteAttorney.ts';
import { editAttorney } from './editAttorney.ts';
import { importAttorneys } from './importAttorneys.ts';
import { importRoutes } from './imports/importRoutes.ts';
import { listAttorneys } from './listAttorneys.ts';
import { receiveCsv } from './receiveCsv.ts';

/** The roster and its imports. */
export function attorneyRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listAttorneys, (actor, asked) => listAttorneys(services, actor, asked));
  serve(app, contract.addAttorney, (actor, entry) => addAttorney(services, actor, entry));
  serve(app, contract.editAttorney, (actor, edit) => editAttorney(services, actor, edit));
  serve(app, contract.deleteAttorney, (actor, { id }) => deleteAttorney(services, actor, id));
  serveFiles(app, contract.uploadAttorneys, async (actor, { request }) =>
    importAttorneys(services, actor, await receiveCsv(services, actor, request)),
  );
  importRoutes(app, services);
}
