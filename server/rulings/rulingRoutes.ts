import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/rulings';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { listRulings } from './listRulings.ts';
import { makeRuling } from './makeRuling.ts';
import { matterRoutes } from './matters/matterRoutes.ts';
import { readMotion } from './readMotion.ts';
import { tentativeRoutes } from './tentatives/tentativeRoutes.ts';
import { undoRuling } from './undoRuling.ts';

/** Rulings on motions, matters under submission, and tentative rulings. */
export function rulingRoutes(app: FastifyInstance, services: Services): void {
  matterRoutes(app, services);
  tentativeRoutes(app, services);
  serve(app, contract.makeRuling, (judge, ruling) => makeRuling(services, judge, ruling));
  serve(app, contract.undoRuling, (judge, { id }) => undoRuling(services, judge, id));
  serve(app, contract.readMotion, (judge, { id }) => readMotion(services, judge, id));
  serve(app, contract.listRulings, (viewer, { id }) => listRulings(services, viewer, id));
}
