import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/orderDrafts';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { readDraft } from './describeDraft.ts';
import { compareDrafts, listDrafts, listForms, listVersions } from './listDrafts.ts';
import { denyOrder, sendBackOrder } from './refuseProposal.ts';
import { moveDraft, saveDraft } from './saveDraft.ts';
import { startDraft } from './startDraft.ts';

/** Orders before signature. */
export function orderDraftRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listOrderDrafts, (actor, asked) => listDrafts(services, actor, asked));
  serve(app, contract.listOrderForms, (actor) => listForms(services, actor));
  serve(app, contract.startOrderDraft, (actor, asked) => startDraft(services, actor, asked));
  serve(app, contract.readOrderDraft, (actor, { id }) => readDraft(services, actor, id));
  serve(app, contract.saveOrderDraft, (actor, asked) => saveDraft(services, actor, asked));
  serve(app, contract.moveOrderDraft, (actor, asked) => moveDraft(services, actor, asked));
  serve(app, contract.sendBackOrder, (actor, asked) => sendBackOrder(services, actor, asked));
  serve(app, contract.denyOrder, (judge, asked) => denyOrder(services, judge, asked));
  serve(app, contract.listOrderVersions, (actor, { id }) => listVersions(services, actor, id));
  serve(app, contract.compareOrderDrafts, (actor, asked) => compareDrafts(services, actor, asked));
}
