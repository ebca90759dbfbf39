import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/activity';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { downloadAccess, downloadRecord } from './browse/downloadActivity.ts';
import { listAccess } from './browse/listAccess.ts';
import { listRecord } from './browse/listRecord.ts';
import { readRecordCheck, startRecordCheck } from './checks/startRecordCheck.ts';
import { listActivities } from './listActivities.ts';

/** The court's record and its access log, as far as each person reads them. */
export function activityRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listActivities, async (actor, asked) => ({
    results: await listActivities(services, actor, asked),
  }));
  serve(app, contract.listRecord, (actor, asked) => listRecord(services, actor, asked));
  serveRaw(app, contract.downloadRecord, (actor, asked, { reply }) => downloadRecord(services, actor, asked, reply));
  serve(app, contract.readRecordCheck, (actor) => readRecordCheck(services, actor));
  serve(app, contract.startRecordCheck, (actor) => startRecordCheck(services, actor));
  serve(app, contract.listAccess, (actor, asked) => listAccess(services, actor, asked));
  serveRaw(app, contract.downloadAccess, (actor, asked, { reply }) => downloadAccess(services, actor, asked, reply));
}
