import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/workItems';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { changeItem, listOfCase, listQueue, makeItem } from './changeWorkItems.ts';

/** Trial settings, jury demands, interpreters, and accommodations. */
export function workItemRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.makeWorkItem, (actor, asked) => makeItem(services, actor, asked));
  serve(app, contract.listCaseWorkItems, (viewer, { id }) => listOfCase(services, viewer, id));
  serve(app, contract.listWorkItems, (viewer, asked) => listQueue(services, viewer, asked));
  serve(app, contract.changeWorkItem, (actor, asked) => changeItem(services, actor, asked));
}
