import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/orderDrafts';
import { receiveFiles } from '#server/filings/receiveFiles';
import { parseInput, serve, serveFiles, serveRaw } from '#server/http/serve';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Services } from '#server/kernel/needs';
import { importWord } from '../word/importWord.ts';
import { sendWord } from '../word/sendWord.ts';
import { readDraft } from './describeDraft.ts';
import { compareDrafts, listDrafts, listForms, listVersions } from './listDrafts.ts';
import { denyOrder, sendBackOrder } from './refuseProposal.ts';
import { moveDraft, saveDraft } from './saveDraft.ts';
import { startDraft } from './startDraft.ts';

const oneFile = { document: { atMost: 1, tooMany: () => invalidInput('document', 'Upload one file.') } };

/** Orders before signature. */
export function orderDraftRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listOrderDrafts, (actor, asked) => listDrafts(services, actor, asked));
  serve(app, contract.listOrderForms, (actor) => listForms(services, actor));
  serve(app, contract.startOrderDraft, (actor, asked) => startDraft(services, actor, asked));
  serve(app, contract.readOrderDraft, (actor, { id }) => readDraft(services, actor, id));
  serve(app, contract.saveOrderDraft, (actor, asked) => saveDraft(services, actor, asked));
  serveRaw(app, contract.downloadOrderWord, (actor, { id }, { reply }) => sendWord(services, actor, id, reply));
  serveFiles(app, contract.importOrderWord, async (actor, { request }) => {
    const { fields, files } = await receiveFiles(request, services.blobs, oneFile);
    const { id } = parseInput(contract.importOrderWord, { ...fields, ...(request.params as object) });
    return importWord(services, actor, id, files[0]);
  });
  serve(app, contract.moveOrderDraft, (actor, asked) => moveDraft(services, actor, asked));
  serve(app, contract.sendBackOrder, (actor, asked) => sendBackOrder(services, actor, asked));
  serve(app, contract.denyOrder, (judge, asked) => denyOrder(services, judge, asked));
  serve(app, contract.listOrderVersions, (actor, { id }) => listVersions(services, actor, id));
  serve(app, contract.compareOrderDrafts, (actor, asked) => compareDrafts(services, actor, asked));
}
