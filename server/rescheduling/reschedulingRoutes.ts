import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/hearingBatches';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { applyBatch } from './applyBatch.ts';
import { listBatches } from './batchRepository.ts';
import { checkBatch } from './checkBatch.ts';
import { readBatch } from './readBatch.ts';
import { undoBatch } from './undoBatch.ts';

/** Several hearings rescheduled together: checks, the change itself, its record, and its undoing. */
export function reschedulingRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.checkBatch, (actor, asked) => checkBatch(services, actor, asked));
  serve(app, contract.applyBatch, (actor, asked) => applyBatch(services, actor, asked));
  serve(app, contract.listHearingBatches, (actor, { page }) => listBatches(services.db, actor, page));
  serve(app, contract.readBatch, (actor, asked) => readBatch(services, actor, asked));
  serve(app, contract.undoBatch, (actor, asked) => undoBatch(services, actor, asked));
}
