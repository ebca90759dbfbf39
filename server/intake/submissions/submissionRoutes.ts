import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/draftSubmission';
import { arrangeDraft } from '#server/filings/drafts/arrangeDraft';
import { findDraftReference } from '#server/filings/drafts/findDraftReference';
import { findFilingOrDraft } from '#server/filings/filingRepository';
import { actForOwner } from '#server/firms/actForOwner';
import { serve } from '#server/http/serve';
import type { Actor } from '#server/kernel/actor';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { addCourt } from './addCourt.ts';
import { fileSubmission } from './fileSubmission.ts';
import { moveLead } from './moveLead.ts';
import { readSubmission } from './readSubmission.ts';
import { updateCopy } from './updateCopy.ts';

/** Submissions of several parts: drafts for other courts and other cases, which are filed together. */
export function submissionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const ofOwner = (user: Actor, id: string) => actForOwner(db, user, id);
  serve(app, contract.readDraftSubmission, (user, { id }) => readSubmission(services, user, id));
  serve(app, contract.addCourtToDraft, async (user, asked) => {
    await addCourt(services, await ofOwner(user, asked.id), asked);
    return readSubmission(services, user, asked.id);
  });
  serve(app, contract.updateDraftCopy, async (user, asked) => {
    await updateCopy(services, await ofOwner(user, asked.id), asked);
    return readSubmission(services, user, asked.id);
  });
  serve(app, contract.moveLead, async (user, asked) => {
    const draft = await findDraftReference(db, user, await findFilingOrDraft(db, user, asked.id));
    if (!draft) throw new Refusal('not_found');
    const id = await moveLead(services, await ofOwner(user, draft.id), asked);
    return readSubmission(services, user, id);
  });
  serve(app, contract.arrangeDraft, async (user, asked) =>
    arrangeDraft(services, await ofOwner(user, asked.id), asked),
  );
  serve(app, contract.fileSubmission, (user, asked, { request }) =>
    fileSubmission(services, user, {
      ...asked,
      arrived_at: request.arrived_at,
      onFault: (fault) => request.log.error(fault),
    }),
  );
}
