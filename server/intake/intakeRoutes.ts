import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/filings';
import * as heldContract from '#contract/heldSubmissions';
import { beginUpload } from '#contract/uploads';
import { admitWithinBudget } from '#server/documents/admitAnalysis';
import { addSupportingDocuments } from '#server/filings/addSupportingDocuments';
import { discardHeldSubmission } from '#server/filings/doubts/discardHeldSubmission';
import { listHeldSubmissions } from '#server/filings/doubts/listHeldSubmissions';
import { renderHeldPage } from '#server/filings/doubts/renderHeldPage';
import { findFilingOrDraft } from '#server/filings/filingRepository';
import { findSubmission } from '#server/filings/findSubmission';
import { followSteps } from '#server/filings/followSteps';
import { listFilings } from '#server/filings/listFilings';
import { type ExpectedFiles, receiveFiles } from '#server/filings/receiveFiles';
import { streamSteps } from '#server/filings/streamSteps';
import { withdrawFiling } from '#server/filings/withdrawFiling';
import { actForFiler, actForSubmitted } from '#server/firms/actForOwner';
import { holdAuthorityToFile } from '#server/firms/holdAuthority';
import { parseInput, sendEvents, serve, serveFiles, serveRaw } from '#server/http/serve';
import { whileSignedIn } from '#server/http/whileSignedIn';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { assertTus, readCreation, sendCreated } from '#server/uploads/tus';
import { uploadRoutes } from '#server/uploads/uploadRoutes';
import { draftRoutes } from './drafts/draftRoutes.ts';
import { editFiling } from './editFiling.ts';
import { readFilingDetails } from './readFilingDetails.ts';
import { reanalyzeFiling } from './reanalyzeFiling.ts';
import { receiveRoute } from './receiveRoute.ts';
import { resubmissionRoutes } from './returned/resubmissionRoutes.ts';
import { submissionRoutes } from './submissions/submissionRoutes.ts';
import { beginFilingUpload } from './uploads/beginFilingUpload.ts';

const filesToAdd: ExpectedFiles = {
  supporting_document: { atMost: 10, tooMany: () => new Refusal('too_many_supporting_documents') },
};
/** The stream ends after this time; clients reconnect and are authenticated again. */
const longestStreamMs = 10 * 60_000;

export function filingRoutes(app: FastifyInstance, services: Services): void {
  const { db, blobs } = services;
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());

  receiveRoute(app, services, stopping.signal);
  draftRoutes(app, services);
  submissionRoutes(app, services);
  resubmissionRoutes(app, services);
  uploadRoutes(app, services);
  serveRaw(app, beginUpload, async (actor, _asked, { request, reply }) => {
    assertTus(request, reply);
    return sendCreated(reply, await beginFilingUpload(services, actor, readCreation(request)));
  });
  serve(app, contract.findSubmission, (actor, { key }) => findSubmission(db, actor, key));
  serve(app, contract.listFilings, (actor, asked) => listFilings(services, actor, asked));
  serve(app, contract.readFilingDetails, (actor, { id }) => readFilingDetails(db, actor, id));
  serve(app, contract.editFiling, async (user, asked) =>
    editFiling(services, await actForFiler(services.db, user, asked.id), asked),
  );
  serve(app, contract.reanalyzeFiling, (actor, { id }) => {
    admitWithinBudget(services, actor);
    return reanalyzeFiling(services, actor, id);
  });
  serve(app, contract.withdrawFiling, async (user, { id }) =>
    withdrawFiling(services, await actForSubmitted(services.db, user, id), id, holdAuthorityToFile),
  );

  serveFiles(app, contract.addSupportingDocuments, async (actor, { request }) => {
    const { files } = await receiveFiles(request, blobs, filesToAdd);
    const { id } = parseInput(contract.addSupportingDocuments, request.params);
    const documents = await addSupportingDocuments(services, actor, id, files);
    return { message: 'Supporting documents uploaded successfully', documents };
  });

  serveRaw(app, contract.followAnalysis, async (actor, { id }, { reply }) => {
    const { analysis } = await findFilingOrDraft(db, actor, id);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const signal = AbortSignal.any([stopping.signal, gone.signal, AbortSignal.timeout(longestStreamMs)]);
    return sendEvents(reply, streamSteps(whileSignedIn(services, actor, followSteps(services, analysis.id, signal))));
  });

  serve(app, heldContract.listHeldSubmissions, (asker) => listHeldSubmissions(services, asker));
  serve(app, heldContract.discardHeldSubmission, (actor, { id }) => discardHeldSubmission(services, actor, id));
  serveRaw(app, heldContract.renderHeldPage, (asker, { id }, http) => renderHeldPage(services, asker, id, http));
}
