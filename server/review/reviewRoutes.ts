import type { FastifyInstance } from 'fastify';
import { proposeCaseTitle as titleProposal } from '#contract/caseTitleProposal';
import * as proposal from '#contract/docketProposal';
import * as contract from '#contract/review';
import { sendCorrection } from '#server/filings/correctFiling';
import { readFilingCourtStatus } from '#server/filings/readFilingCourtStatus';
import { type ExpectedFiles, receiveFiles } from '#server/filings/receiveFiles';
import { parseInput, serve, serveFiles } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { claimFiling, releaseFiling } from './claimFiling.ts';
import { decideFiling } from './decideFiling.ts';
import { listReviewQueue } from './listReviewQueue.ts';
import { proposeCaseTitle } from './proposeCaseTitle.ts';
import { readDocketProposal } from './readDocketProposal.ts';
import { readReviewOptions } from './readReviewOptions.ts';
import { undoDecision } from './undoDecision.ts';

const corrected: ExpectedFiles = {
  main_document: { atMost: 1, tooMany: () => new Refusal('too_many_main_documents') },
  supporting_document: { atMost: 2, tooMany: () => new Refusal('too_many_supporting_documents') },
};

/** The clerk's queue and decisions. */
export function reviewRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listReviewQueue, (actor, asked) => listReviewQueue(services, actor, asked));
  serve(app, contract.readReviewOptions, (actor, asked) => readReviewOptions(services, actor, asked));
  serve(app, proposal.readDocketProposal, (actor, asked) => readDocketProposal(services, actor, asked));
  serve(app, titleProposal, (actor, asked) => proposeCaseTitle(services.db, actor, asked));
  serve(app, contract.claimFiling, (actor, { id }) => claimFiling(services, actor, id));
  serve(app, contract.releaseFiling, (actor, { id }) => releaseFiling(services, actor, id));
  serve(app, contract.decideFiling, (actor, asked) => decideFiling(services, actor, asked));
  serve(app, contract.undoDecision, (actor, { id }) => undoDecision(services, actor, id));
  serve(app, contract.readFilingCourtStatus, (actor, { id }) => readFilingCourtStatus(services, actor, id));
  serveFiles(app, contract.correctFiling, async (actor, { request }) => {
    const { fields, files } = await receiveFiles(request, services.blobs, corrected);
    const asked = parseInput(contract.correctFiling, { ...fields, ...(request.params as object) });
    return sendCorrection(services, actor, asked.id, {
      file: files.find(({ field }) => field === 'main_document'),
      added: files.filter(({ field }) => field === 'supporting_document'),
      held: asked.held_submission,
      answer: asked.answer || null,
    });
  });
}
