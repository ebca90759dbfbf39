import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/selfHelp';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { downloadResource } from './downloadResource.ts';
import { listResources } from './listResources.ts';
import { rateResource } from './rateResource.ts';
import { readResource } from './readResource.ts';

/** Help in plain language for people without a lawyer. */
export function selfHelpRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listResources, (_actor, asked) => listResources(services, asked));
  serve(app, contract.readResource, async (actor, { id }) => ({ data: await readResource(services, actor, id) }));
  serve(app, contract.rateResource, async (actor, rating) => {
    await rateResource(services, actor, rating);
    return { message: 'Thank you for your rating.' };
  });
  serveRaw(app, contract.downloadResource, (actor, { id }, { reply }) => downloadResource(services, actor, id, reply));
}
