import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/resubmissions';
import { admitWithinBudget } from '#server/documents/admitAnalysis';
import { type ExpectedFiles, receiveFiles } from '#server/filings/receiveFiles';
import { actForFiler } from '#server/firms/actForOwner';
import { parseInput, serve, serveFiles, serveRaw } from '#server/http/serve';
import type { Actor } from '#server/kernel/actor';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { listResubmissions } from './listResubmissions.ts';
import { prepareDocuments } from './prepareDocuments.ts';
import { prepareResubmission } from './prepareResubmission.ts';
import { readResubmission } from './readResubmission.ts';
import { renderPreparedPage } from './renderPreparedPage.ts';
import { submitResubmission } from './submitResubmission.ts';

const prepared: ExpectedFiles = {
  replacement: { atMost: 1, tooMany: () => new Refusal('one_document_only') },
  attachment: {
    atMost: contract.mostAttachmentsToAdd,
    tooMany: () => new Refusal('too_many_supporting_documents'),
  },
};

/** Returned filings: what their filers prepare, submit, and have submitted again. */
export function resubmissionRoutes(app: FastifyInstance, services: Services): void {
  const forFiler = (user: Actor, id: string) => actForFiler(services.db, user, id);
  serve(app, contract.readResubmission, async (user, { id }) =>
    readResubmission(services, await forFiler(user, id), id),
  );
  serve(app, contract.prepareResubmission, async (user, asked) =>
    prepareResubmission(services, await forFiler(user, asked.id), asked),
  );
  serveFiles(app, contract.prepareDocuments, async (user, { request }) => {
    admitWithinBudget(services, user);
    const { fields, files } = await receiveFiles(request, services.blobs, prepared);
    const asked = parseInput(contract.prepareDocuments, { ...fields, ...(request.params as object) });
    return prepareDocuments(services, await forFiler(user, asked.id), {
      ...{ id: asked.id, version: asked.version, replaces: asked.replaces },
      replacement: files.find(({ field }) => field === 'replacement'),
      attachments: files.filter(({ field }) => field === 'attachment'),
    });
  });
  serveRaw(app, contract.renderPreparedPage, (viewer, asked, http) =>
    renderPreparedPage(services, viewer, asked, http),
  );
  serve(app, contract.submitResubmission, async (user, asked, { request: { arrived_at } }) =>
    submitResubmission(services, await forFiler(user, asked.id), { ...asked, arrived_at }),
  );
  serve(app, contract.listResubmissions, (viewer, { id }) => listResubmissions(services, viewer, id));
}
