import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/search';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { searchPortal } from './searchPortal.ts';

export function searchRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.search, (viewer, { q }) => searchPortal(services, viewer, q));
}
