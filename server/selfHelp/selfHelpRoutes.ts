import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/selfHelp';
import { cacheForVisitors } from '#server/http/cacheForVisitors';
import { serve, servePublic, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { downloadResource } from './downloadResource.ts';
import { listResources } from './listResources.ts';
import { rateResource } from './rateResource.ts';
import { readResource } from './readResource.ts';

/** Help in plain language for people without a lawyer. */
export function selfHelpRoutes(app: FastifyInstance, services: Services): void {
  servePublic(app, contract.listResources, (caller, asked, { reply }) => {
    cacheForVisitors(caller, reply);
    return listResources(services, asked);
  });
  servePublic(app, contract.readResource, async (caller, { id }, { reply }) => {
    const data = await readResource(services, caller, id);
    cacheForVisitors(caller, reply);
    return { data };
  });
  serve(app, contract.rateResource, async (actor, rating) => {
    await rateResource(services, actor, rating);
    return { message: 'Thank you for your rating.' };
  });
  serveRaw(app, contract.downloadResource, (actor, { id }, { reply }) => downloadResource(services, actor, id, reply));
}
