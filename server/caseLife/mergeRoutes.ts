import type { FastifyInstance } from 'fastify';
import { disqualifyJudge as disqualifyContract } from '#contract/caseLife';
import * as contract from '#contract/caseRelations';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { disqualifyJudge } from './disqualifyJudge.ts';
import { mergeCases } from './mergeCases.ts';
import { listMerges, previewMerge } from './previewMerge.ts';
import { undoMerge } from './undoMerge.ts';

/** Merges of two cases that were one, and the disqualification of judges. */
export function mergeRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.previewMerge, (actor, { id, other_case_id }) => previewMerge(services, actor, id, other_case_id));
  serve(app, contract.mergeCases, (actor, merge) => mergeCases(services, actor, merge));
  serve(app, contract.listMerges, (actor, { id }) => listMerges(services, actor, id));
  serve(app, disqualifyContract, (actor, asked) => disqualifyJudge(services, actor, asked));
  serve(app, contract.undoMerge, (actor, undone) => undoMerge(services, actor, undone));
}
