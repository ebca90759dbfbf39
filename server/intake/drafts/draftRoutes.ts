import type { FastifyInstance } from 'fastify';
import * as envelopeContract from '#contract/draftEnvelope';
import * as contract from '#contract/drafts';
import { readOwnChoices } from '#contract/filersChoices';
import { discardDraft, removeSupportingDocument } from '#server/filings/drafts/discardDraft';
import { listDrafts } from '#server/filings/drafts/listDrafts';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { findOwnCases, findOwnChoices, readEnvelope, readFilingCodes } from '../envelope/readEnvelope.ts';
import { saveEnvelope } from '../envelope/saveEnvelope.ts';
import { fileDraft } from './fileDraft.ts';
import { readDraft } from './readDraft.ts';

/** Drafts, until their owner files or discards them. */
export function draftRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listDrafts, (actor, asked) => listDrafts(services, actor, asked));
  serve(app, contract.readDraft, (actor, { id }) => readDraft(services, actor, id));
  serve(app, envelopeContract.readDraftEnvelope, (actor, { id }) => readEnvelope(services, actor, id));
  serve(app, envelopeContract.saveDraftEnvelope, (actor, asked) => saveEnvelope(services, actor, asked));
  serve(app, readOwnChoices, (actor, { id }) => findOwnChoices(services, actor, id));
  serve(app, envelopeContract.searchOwnCases, (actor, { q }) => findOwnCases(services, actor, q));
  serve(app, envelopeContract.listFilingCodes, (actor) => readFilingCodes(services, actor));
  serve(app, contract.discardDraft, (actor, { id }) => discardDraft(services, actor, id));
  serve(app, contract.removeSupportingDocument, (actor, { id }) => removeSupportingDocument(services, actor, id));
  serve(app, contract.fileDraft, (actor, asked, { request: { arrived_at } }) =>
    fileDraft(services, actor, { ...asked, arrived_at }),
  );
}
