import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/fixes';
import { admitWithinBudget } from '#server/documents/admitAnalysis';
import { findFilingOrDraft } from '#server/filings/filingRepository';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { applyFix, undoFix } from './applyFix.ts';
import { cancelFix } from './cancelFix.ts';
import { listFixes, listOwnFixes, readOwnFix } from './describeFix.ts';
import { prepareFix, prepareOwnFix } from './prepareFix.ts';
import { downloadFixFile, renderFixPage } from './sendFixFile.ts';

/** Fixes of documents in drafts, in returned filings, and in checks of one's own. */
export function fixRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serve(app, contract.prepareFix, (actor, asked) => {
    admitWithinBudget(services, actor);
    return prepareFix(services, actor, asked);
  });
  serve(app, contract.listFixes, async (actor, { id }) => {
    await findFilingOrDraft(db, actor, id);
    return { fixes: await listFixes(services, actor, id) };
  });
  serve(app, contract.prepareOwnFix, (actor, asked) => {
    admitWithinBudget(services, actor);
    return prepareOwnFix(services, actor, asked);
  });
  serve(app, contract.listOwnFixes, async (actor, { id }) => ({ fixes: await listOwnFixes(services, actor, id) }));
  serve(app, contract.readFix, (actor, { id }) => readOwnFix(services, actor, id));
  serve(app, contract.applyFix, (actor, asked) => applyFix(services, actor, asked));
  serve(app, contract.undoFix, (actor, asked) => undoFix(services, actor, asked));
  serve(app, contract.cancelFix, (actor, { id }) => cancelFix(services, actor, id));
  serveRaw(app, contract.renderFixPage, (viewer, asked, http) => renderFixPage(services, viewer, asked, http));
  serveRaw(app, contract.downloadFixFile, (viewer, asked, http) => downloadFixFile(services, viewer, asked, http));
}
