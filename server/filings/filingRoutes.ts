import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/filings';
import { admitWithinBudget } from '#server/courtdoc/analysis/admitAnalysis';
import { parseInput, sendEvents, serve, serveFiles, serveRaw } from '#server/http/serve';
import { whileSignedIn } from '#server/http/whileSignedIn';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { addSupportingDocuments } from './addSupportingDocuments.ts';
import { documentRoutes } from './documentRoutes.ts';
import { editFiling } from './editFiling.ts';
import { findFiling } from './filingRepository.ts';
import { findSubmission } from './findSubmission.ts';
import { followSteps } from './followSteps.ts';
import { listFilings } from './listFilings.ts';
import { readFilingDetails } from './readFilingDetails.ts';
import { reanalyzeFiling } from './reanalyzeFiling.ts';
import { type ExpectedFiles, receiveFiles } from './receiveFiles.ts';
import { receiveRoute } from './receiveRoute.ts';
import { streamSteps } from './streamSteps.ts';
import { withdrawFiling } from './withdrawFiling.ts';

const filesToAdd: ExpectedFiles = {
  supporting_document: { atMost: 10, tooMany: () => new Refusal('too_many_supporting_documents') },
};
/** Who follows for longer takes the stream up again, and is asked again who it is. */
const longestStreamMs = 10 * 60_000;

export function filingRoutes(app: FastifyInstance, services: Services): void {
  const { db, blobs } = services;
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());

  receiveRoute(app, services, stopping.signal);
  serve(app, contract.findSubmission, (actor, { key }) => findSubmission(db, actor, key));
  serve(app, contract.listFilings, (actor, asked) => listFilings(services, actor, asked));
  serve(app, contract.readFilingDetails, (actor, { id }) => readFilingDetails(db, actor, id));
  serve(app, contract.editFiling, (actor, asked) => editFiling(services, actor, asked));
  serve(app, contract.reanalyzeFiling, (actor, { id }) => {
    admitWithinBudget(services, actor);
    return reanalyzeFiling(services, actor, id);
  });
  serve(app, contract.withdrawFiling, (actor, { id }) => withdrawFiling(services, actor, id));

  serveFiles(app, contract.addSupportingDocuments, async (actor, { request }) => {
    const { files } = await receiveFiles(request, blobs, filesToAdd);
    const { id } = parseInput(contract.addSupportingDocuments, request.params);
    const documents = await addSupportingDocuments(services, actor, id, files);
    return { message: 'Supporting documents uploaded successfully', documents };
  });

  serveRaw(app, contract.followAnalysis, async (actor, { id }, { reply }) => {
    const { analysis } = await findFiling(db, actor, id);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const signal = AbortSignal.any([stopping.signal, gone.signal, AbortSignal.timeout(longestStreamMs)]);
    return sendEvents(reply, streamSteps(whileSignedIn(services, actor, followSteps(services, analysis.id, signal))));
  });

  documentRoutes(app, services);
}
