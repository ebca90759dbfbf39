import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/exports';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { listExports, saveExportSettings } from './manageExports.ts';
import { startExport } from './startExport.ts';

/** Exports of the entire portal. */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listExports, (actor) => listExports(services, actor));
  serve(app, contract.startExport, (actor) => startExport(services, actor));
  serve(app, contract.saveExportSettings, (actor, change) => saveExportSettings(services, actor, change));
}
