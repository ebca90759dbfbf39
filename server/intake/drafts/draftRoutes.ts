import type { FastifyInstance } from 'fastify';
import * as envelopeContract from '#contract/draftEnvelope';
import * as contract from '#contract/drafts';
import { readOwnChoices } from '#contract/filersChoices';
import { discardDraft, removeSupportingDocument } from '#server/filings/drafts/discardDraft';
import { listDrafts } from '#server/filings/drafts/listDrafts';
import { actAsDelegate, actForOwner } from '#server/firms/actForOwner';
import { serve } from '#server/http/serve';
import type { Actor } from '#server/kernel/actor';
import type { Services } from '#server/kernel/needs';
import { findOwnCases, findOwnChoices, readEnvelope, readFilingCodes } from '../envelope/readEnvelope.ts';
import { saveEnvelope } from '../envelope/saveEnvelope.ts';
import { fileDraft } from './fileDraft.ts';
import { readDraft } from './readDraft.ts';

/** Drafts, until their owner files or discards them. */
export function draftRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  /** What a draft proposes is its owner's, also for a colleague who continues it. */
  const ofOwner = (user: Actor, id: string) => actForOwner(db, user, id);
  serve(app, contract.listDrafts, (actor, asked) => listDrafts(services, actor, asked));
  serve(app, contract.readDraft, async (user, { id }) => readDraft(services, await ofOwner(user, id), id, user));
  serve(app, envelopeContract.readDraftEnvelope, async (user, { id }) =>
    readEnvelope(services, await ofOwner(user, id), id),
  );
  serve(app, envelopeContract.saveDraftEnvelope, async (user, asked) =>
    saveEnvelope(services, await ofOwner(user, asked.id), asked),
  );
  serve(app, readOwnChoices, (actor, { id }) => findOwnChoices(services, actor, id));
  serve(app, envelopeContract.searchOwnCases, async (user, { q, draft_id }) =>
    findOwnCases(services, draft_id ? await ofOwner(user, draft_id) : user, q),
  );
  serve(app, envelopeContract.listFilingCodes, (actor, asked) => readFilingCodes(services, actor, asked));
  serve(app, contract.discardDraft, async (user, { id }) =>
    discardDraft(services, await actAsDelegate(db, user, id), id),
  );
  serve(app, contract.removeSupportingDocument, (actor, { id }) => removeSupportingDocument(services, actor, id));
  serve(app, contract.fileDraft, (actor, asked, { request: { arrived_at } }) =>
    fileDraft(services, actor, { ...asked, arrived_at }),
  );
}
