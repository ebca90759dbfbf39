import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/orders';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { openProposedOrder } from './openProposedOrder.ts';
import { readOrder } from './readOrder.ts';

/** Orders of the court. Signing is served by `chambers`, which also keeps the judge’s list. */
export function orderRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.openProposedOrder, (judge, asked) => openProposedOrder(services, judge, asked));
  serve(app, contract.readOrder, (judge, { id }) => readOrder(services, judge, id));
}
